import type { Types } from 'mongoose';
import { messageBefore } from '@vesper/core/conversations/path';
import { LIMITS } from '@vesper/core/contract/limits';
import { sendMessageResponse, type SendMessageResponse } from '@vesper/core/contract/message';
import { AppError } from '@vesper/core/errors';
import { Conversation } from '@vesper/core/models/conversation';
import { Message, type MessageDocument } from '@vesper/core/models/message';
import { Run } from '@vesper/core/models/run';
import { presentMessage } from '@vesper/core/presenters/message';
import type { RunDraft } from '@vesper/core/runs/run-draft';
import type { GatewayContext } from '../../context.ts';

/** The common part of all routes that make a companion reply: their run and their answer. */
export const EXCHANGE = {
  kind: 'chat',
  waitMs: LIMITS.chatWait,
  schema: sendMessageResponse,
  present: presentExchange,
  price: priceOfReply,
} as const;

/** The price of a reply by the model that is to write it. */
async function priceOfReply({ config }: GatewayContext, { subject }: RunDraft): Promise<number> {
  const { chatModels } = config;
  // Where every reply is free there is nothing to look up.
  if (subject.kind !== 'chat' || chatModels.every(({ price }) => price === 0)) return 0;
  const conversation = await Conversation.findById(subject.conversationId, { modelId: 1 });
  // A reply may be asked of another model than the conversation's.
  const asked = 'modelId' in subject ? subject.modelId : undefined;
  const id = asked ?? conversation?.modelId ?? chatModels[0]?.id;
  return chatModels.find((model) => model.id === id)?.price ?? 0;
}

/** The message and its reply as they are now. */
async function presentExchange(runId: Types.ObjectId): Promise<SendMessageResponse> {
  const run = await Run.findById(runId);
  const assistant = await Message.findById(run?.messageId);
  const sent = assistant && (await askedBefore(assistant));
  if (!sent) throw new AppError('not_found');
  return {
    runId: runId.toHexString(),
    userMessage: presentMessage(sent),
    assistantMessage: presentMessage(assistant),
  };
}

/** The user's message that a reply comes right after, if that is still there. */
export async function askedBefore(reply: MessageDocument): Promise<MessageDocument | null> {
  const before = await messageBefore(reply);
  return before?.role === 'user' ? before : null;
}
