import type { Types } from 'mongoose';
import { LIMITS } from '@vesper/core/contract/limits';
import { sendMessageResponse, type SendMessageResponse } from '@vesper/core/contract/message';
import { AppError } from '@vesper/core/errors';
import { Message, type MessageDocument } from '@vesper/core/models/message';
import { Run } from '@vesper/core/models/run';
import { presentMessage } from '@vesper/core/presenters/message';
import type { GatewayContext } from '../../context.ts';
import { idempotent } from '../../http/idempotent.ts';
import { ASYNC_APPLIED, prefersAsync } from '../../http/prefer.ts';
import type { RequestContext, RouteUser } from '../../request.ts';
import { assertSucceeded } from '../run/run-outcome.ts';
import { waitForRun } from '../run/wait-for-run.ts';

interface ChatRequestParts {
  context: GatewayContext;
  ctx: RequestContext;
  user: RouteUser;
  body?: unknown;
}

/**
 * Starts a run that writes a reply, once per `Idempotency-Key`, and answers with the message and
 * its reply: whole at 201, or the reply still pending at 202 with `Prefer: respond-async`.
 * @param start writes and queues the run
 */
export async function answerWithReply(
  { context, ctx, user, body }: ChatRequestParts,
  start: (runId: Types.ObjectId) => Promise<void>,
) {
  return idempotent(ctx, user.id, body, {
    start,
    async answer(runId) {
      const identity = { runId: runId.toHexString(), userId: user.id };
      const done =
        !prefersAsync(ctx) && (await waitForRun(context.live, identity, LIMITS.chatWait));
      if (done) await assertSucceeded(runId);
      return reply(done ? 201 : 202, await exchange(runId));
    },
    restore({ status, body: stored }) {
      return reply(status === 201 ? 201 : 202, sendMessageResponse.parse(stored));
    },
  });
}

function reply(status: 201 | 202, body: SendMessageResponse) {
  return status === 201 ? { status, body } : { status, body, headers: { ...ASYNC_APPLIED } };
}

/** The message and its reply as they are now. */
async function exchange(runId: Types.ObjectId): Promise<SendMessageResponse> {
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
