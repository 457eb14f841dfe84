import type { Types } from 'mongoose';
import { dropConversationMemories } from '../memory/forget.ts';
import { Conversation, type ConversationDocument } from '../models/conversation.ts';
import { IdempotencyKey } from '../models/idempotency-key.ts';
import { Run } from '../models/run.ts';
import { SentPrompt } from '../models/sent-prompt.ts';
import { cancelRun } from '../runs/cancel-run.ts';
import type { RunContext } from '../runs/run-context.ts';
import { logKeys } from '../runs/run-log.ts';
import { stopRuns } from '../runs/stop-runs.ts';
import { endShareOf } from './share-conversation.ts';
import { removeMessages } from './shown-pictures.ts';

/** Deletes a conversation with everything in it. Safe to repeat. */
export async function removeConversation(
  context: RunContext,
  { _id, isTemporary }: ConversationDocument,
): Promise<void> {
  // First: what it shows is gone for everybody at once.
  await endShareOf(context, _id);
  if (isTemporary) {
    await stopRuns(context, { conversationId: _id });
    await forgetWords(context, _id);
  } else {
    for (const run of await Run.find({ conversationId: _id, live: true })) {
      await cancelRun(context, run);
    }
  }
  await removeMessages(context, { conversationId: _id });
  await SentPrompt.deleteMany({ conversationId: _id });
  await Conversation.deleteOne({ _id });
  await dropConversationMemories(_id);
}

/** Takes away at once what else holds words of a conversation, and would go by itself in a day. */
async function forgetWords({ redis }: RunContext, conversationId: Types.ObjectId): Promise<void> {
  const runs = await Run.find({ conversationId }, { userId: 1 });
  if (runs.length === 0) return;
  await IdempotencyKey.deleteMany({ runId: { $in: runs.map((run) => run._id) } });
  await redis.unlink(...runs.flatMap(({ id }) => logKeys(id)));
}
