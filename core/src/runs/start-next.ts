import { stillToSpeak } from '../conversations/group.ts';
import { AppError } from '../errors.ts';
import { replyPrice } from '../ledger/reply-price.ts';
import { Conversation } from '../models/conversation.ts';
import { Run, type RunDocument } from '../models/run.ts';
import { chatSubject } from '../models/run-subject.ts';
import { takeTurn } from './kinds/chat-reply.ts';
import type { RunContext } from './run-context.ts';
import { startRun } from './start-run.ts';

/**
 * Starts the reply that follows one in a round, once that one is complete. Safe to repeat, as the
 * run has its id beforehand; it starts nothing when somebody stopped the round, or the talk has
 * gone on otherwise, or the tokens have run out.
 */
export async function startNext(context: RunContext, { _id }: RunDocument): Promise<void> {
  const run = await Run.findById(_id);
  const subject = chatSubject.safeParse(run);
  if (!run || !subject.success || run.cancelRequested) return;
  const { conversationId, messageId, nextRunId, nextSpeakers = [] } = subject.data;
  const conversation = nextRunId && (await Conversation.findById(conversationId));
  if (!conversation || (await Run.exists({ _id: nextRunId }))) return;
  const speakers = await stillToSpeak(conversation, nextSpeakers);
  if (speakers.length === 0) return;
  const draft = takeTurn(conversation, speakers, messageId);
  const price = await replyPrice(context.config?.chatModels ?? [], draft.subject);
  try {
    await startRun(context, nextRunId, { ...draft, price });
  } catch (err) {
    if (!(err instanceof AppError)) throw err;
    context.log.info({ runId: run.id, code: err.code }, 'a round has ended early');
  }
}
