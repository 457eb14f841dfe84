import type { Types } from 'mongoose';
import { LIMITS } from '@vesper/core/contract/limits';
import { sendMessageResponse, type SendMessageResponse } from '@vesper/core/contract/message';
import { AppError } from '@vesper/core/errors';
import { Message, type MessageDocument } from '@vesper/core/models/message';
import { Run } from '@vesper/core/models/run';
import { presentMessage } from '@vesper/core/presenters/message';

/** The common part of all routes that make a companion reply: their run and their answer. */
export const EXCHANGE = {
  kind: 'chat',
  waitMs: LIMITS.chatWait,
  schema: sendMessageResponse,
  present: presentExchange,
} as const;

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
export async function askedBefore(message: MessageDocument): Promise<MessageDocument | null> {
  const { conversationId, createdAt } = message;
  const before = await Message.findOne({ conversationId, createdAt: { $lt: createdAt } }).sort({
    createdAt: -1,
    _id: -1,
  });
  return before?.role === 'user' ? before : null;
}

/** The reply that comes right after a message of the user's, if there is one. */
export async function replyAfter(message: MessageDocument): Promise<MessageDocument | null> {
  const { conversationId, createdAt } = message;
  const after = await Message.findOne({ conversationId, createdAt: { $gt: createdAt } }).sort({
    createdAt: 1,
    _id: 1,
  });
  return after?.role === 'assistant' ? after : null;
}
