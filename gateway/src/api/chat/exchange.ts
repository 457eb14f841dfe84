import type { Types } from 'mongoose';
import { messageBefore } from '@vesper/core/conversations/path';
import { LIMITS } from '@vesper/core/contract/limits';
import { sendMessageResponse, type SendMessageResponse } from '@vesper/core/contract/message';
import { AppError } from '@vesper/core/errors';
import { replyPrice } from '@vesper/core/ledger/reply-price';
import { Message, SHOWN, type MessageDocument } from '@vesper/core/models/message';
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
  price: ({ chatModels }: GatewayContext, draft: RunDraft) => replyPrice(chatModels, draft),
} as const;

/** The message and its reply as they are now. */
async function presentExchange(runId: Types.ObjectId): Promise<SendMessageResponse> {
  const run = await Run.findById(runId);
  const assistant = await Message.findById(run?.messageId);
  const sent = assistant && (await askedBefore(assistant));
  if (!sent) throw new AppError('not_found');
  return exchangeView(runId, sent, assistant);
}

/** A message and its reply. */
export function exchangeView(
  runId: Types.ObjectId,
  asked: MessageDocument,
  reply: MessageDocument,
): SendMessageResponse {
  return {
    runId: runId.toHexString(),
    userMessage: presentMessage(asked),
    assistantMessage: presentMessage(reply),
  };
}

/**
 * The user's message that a reply answers, if that is still there: the one right before it, or in a
 * group, where replies follow replies, the nearest one.
 */
export async function askedBefore(reply: MessageDocument): Promise<MessageDocument | null> {
  const before = await messageBefore(reply);
  if (before?.role === 'user') return before;
  if (!reply.speaker) return null;
  const { conversationId, createdAt } = reply;
  const said = { conversationId, ...SHOWN, role: 'user', createdAt: { $lt: createdAt } } as const;
  return Message.findOne(said).sort({ createdAt: -1, _id: -1 });
}
