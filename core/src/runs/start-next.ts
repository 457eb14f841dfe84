import type { Types } from 'mongoose';
import { stillToSpeak } from '../conversations/group.ts';
import { AppError } from '../errors.ts';
import { replyPrice } from '../ledger/reply-price.ts';
import { Conversation } from '../models/conversation.ts';
import { Run, type RunDocument } from '../models/run.ts';
import { chatSubject } from '../models/run-subject.ts';
import { takeTurn } from './kinds/chat-reply.ts';
import type { RunContext } from './run-context.ts';
import type { RunDraft } from './run-draft.ts';
import { startRun } from './start-run.ts';

type Id = Types.ObjectId;

/**
 * Starts the reply that follows one in a round, once that one is complete. Safe to repeat, as the
 * run has its id beforehand; it starts nothing when somebody stopped the round, or the talk has
 * gone on otherwise, or the tokens have run out.
 */
export async function startNext(context: RunContext, run: RunDocument): Promise<void> {
  const next = await nextOf(run);
  if (!next) return;
  const { runId, draft } = next;
  const { chatModels } = context;
  try {
    const price = chatModels ? await replyPrice(chatModels, draft) : 0;
    await startRun(context, runId, { ...draft, price });
  } catch (err) {
    if (!(err instanceof AppError)) throw err;
    context.log.info({ runId: run.id, code: err.code }, 'a round has ended early');
  }
}

/** @returns null where there is no round, or nobody left to speak in it */
async function nextOf(ended: RunDocument): Promise<{ runId: Id; draft: RunDraft } | null> {
  // Whether there is a round is known from the beginning.
  if (!ended.nextRunId) return null;
  const { _id } = ended;
  // Read anew: a stop may have come while the reply ended.
  const run = await Run.findById(_id);
  const subject = chatSubject.safeParse(run);
  if (!subject.success || run?.cancelRequested === true) return null;
  const { conversationId, messageId, nextRunId: runId, nextSpeakers = [] } = subject.data;
  if (!runId || (await Run.exists({ _id: runId }))) return null;
  const conversation = await Conversation.findById(conversationId);
  const speakers = conversation ? await stillToSpeak(conversation, nextSpeakers) : [];
  if (!conversation || speakers.length === 0) return null;
  return { runId, draft: takeTurn(conversation, speakers, { messageId, runId: _id }) };
}
