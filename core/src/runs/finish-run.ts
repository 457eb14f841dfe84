import type { Redis } from 'ioredis';
import { RUN_FAILURES, type RunFailureCode } from '../contract/errors.ts';
import { RUN_ENDS, type RunEnd, type RunEventName } from '../contract/run.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { freePlace, keepPlace } from '../ledger/plan-places.ts';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import { Conversation } from '../models/conversation.ts';
import { Image } from '../models/image.ts';
import { Message, UNFINISHED } from '../models/message.ts';
import { endVersion } from '../models/message-versions.ts';
import { Run, type RunDocument } from '../models/run.ts';
import { presentImage } from '../presenters/image.ts';
import { presentMessage } from '../presenters/message.ts';
import { publishToUser } from './channels.ts';
import { notifyEnd } from './notify-end.ts';
import type { EventFields } from './run-writer.ts';
import { decideLikeness, readLikeness } from './likeness-subject.ts';
import { decidePassage, readPassage } from './story-subject.ts';

/** How a run ends. For a reply or a passage, `text` is what there is of it. */
export type RunOutcome =
  | { status: 'completed'; text?: string }
  | { status: 'stopped'; text?: string }
  | { status: 'failed'; code: RunFailureCode; text?: string };

/** Closes a run's log with its last event; the worker's writer does it, or housekeeping. */
export interface RunCloser {
  end<Name extends RunEventName>(event: Name, fields: EventFields<Name>): Promise<void>;
}

export interface FinishContext {
  clock: Clock;
  ledger: Ledger;
  log: Logger;
  redis: Redis;
}

interface Subject {
  ended: RunEnd;
  fields: Pick<EventFields<'run:completed'>, 'message' | 'image' | 'passage' | 'likeness'>;
}

/**
 * Ends a run. The message, image or passage it was for is the one point of decision: a single conditional
 * update gives it its final state, and whoever comes second finds it. Everything after that is
 * derived from it and safe to repeat: tokens, the run's document, the terminal event.
 */
export async function finishRun(
  context: FinishContext,
  run: RunDocument,
  outcome: RunOutcome,
  closer: RunCloser,
): Promise<void> {
  await decide(context, run, outcome);
  const code = outcome.status === 'failed' ? outcome.code : undefined;
  await settleRun(context, run, closer, code);
}

/** The second half of `finishRun`, for a run whose subject is already final. */
export async function settleRun(
  context: FinishContext,
  run: RunDocument,
  closer: RunCloser,
  failure: RunFailureCode = 'worker_lost',
): Promise<void> {
  const subject = await readSubject(run);
  const ended = subject?.ended ?? 'failed';
  const refundedTo = await settleTokens(context, run, ended);
  if (run.kind === 'image') {
    await (ended === 'completed' ? keepPlace : freePlace)(run.userId, run._id);
  }
  await Run.updateOne(
    { _id: run._id },
    {
      $set: {
        status: ended,
        endedAt: context.clock.now(),
        ...(ended === 'failed' ? { failure } : {}),
      },
      $unset: { slot: 1 },
    },
  );
  await announce(run, ended, subject, failure, closer);
  // What was deleted meanwhile is nothing to come back for.
  if (subject) {
    await notifyEnd(context, run, ended).catch((err: unknown) => {
      context.log.warn({ err, runId: run._id.toHexString() }, 'the end of a run was not notified');
    });
  }
  await Run.updateOne({ _id: run._id }, { $unset: { live: 1 } });
  if (run.price > 0) await context.ledger.bookEntries(run.userId);
  if (refundedTo !== null) {
    await publishToUser(context.redis, run.userId.toHexString(), [
      ['balance', { tokens: refundedTo }],
    ]);
  }
}

/** Whether the message, image or passage this run is for has reached a final state. */
export async function isDecided(run: RunDocument): Promise<boolean> {
  return (await readSubject(run)) !== null;
}

async function decide(
  { clock }: FinishContext,
  run: RunDocument,
  outcome: RunOutcome,
): Promise<void> {
  if (run.kind === 'story') return decidePassage(run, outcome);
  if (run.kind === 'likeness') return decideLikeness(run, outcome);
  const status = outcome.status === 'completed' ? 'complete' : outcome.status;
  if (run.kind !== 'chat') {
    await Image.updateOne({ _id: run.imageId, status: 'pending' }, { $set: { status } });
    return;
  }
  // Only the run that writes it may end a message: a later one may be at work there.
  const mine = { _id: run.messageId, runId: run._id, status: { $in: UNFINISHED } };
  const message = await Message.findOne(mine);
  if (message) {
    const ended = endVersion(message, status, outcome.text);
    await Message.updateOne(mine, {
      $set: { ...ended, runEnded: outcome.status },
      $unset: { fallback: 1 },
    });
  }
  await Conversation.updateOne({ _id: run.conversationId }, { $set: { updatedAt: clock.now() } });
}

async function readSubject(run: RunDocument): Promise<Subject | null> {
  if (run.kind === 'chat') return readReply(run);
  if (run.kind === 'story') return readPassage(run);
  if (run.kind === 'likeness') return readLikeness(run);
  const image = await Image.findById(run.imageId);
  if (!image || image.status === 'pending') return null;
  const ended = image.status === 'complete' ? 'completed' : image.status;
  return { ended, fields: { image: presentImage(image, false) } };
}

async function readReply(run: RunDocument): Promise<Subject | null> {
  const message = await Message.findById(run.messageId);
  if (message?.runId?.equals(run._id)) {
    const { runEnded: ended } = message;
    return ended ? { ended, fields: { message: presentMessage(message) } } : null;
  }
  // Nothing else writes here before this run's own document says how it ended.
  const current = await Run.findById(run._id);
  const ended = RUN_ENDS.find((end) => end === current?.status);
  return ended ? { ended, fields: {} } : null;
}

/** @returns the balance after a refund made by this call, otherwise null. */
async function settleTokens(
  { ledger }: FinishContext,
  run: RunDocument,
  ended: RunEnd,
): Promise<number | null> {
  if (run.price === 0) return null;
  if (ended !== 'completed') return ledger.refund(run.userId, run._id, run.price);
  await ledger.commit(run.userId, run._id);
  return null;
}

async function announce(
  run: RunDocument,
  ended: RunEnd,
  subject: Subject | null,
  failure: RunFailureCode,
  closer: RunCloser,
): Promise<void> {
  if (ended === 'completed') return closer.end('run:completed', subject?.fields ?? {});
  if (ended === 'stopped') {
    const { image: _, likeness: _l, ...fields } = subject?.fields ?? {};
    return closer.end('run:stopped', fields);
  }
  const { message: reply, passage } = subject?.fields ?? {};
  return closer.end('run:failed', {
    code: failure,
    message: RUN_FAILURES[failure],
    refunded: run.price > 0,
    ...(reply && { reply }),
    ...(passage && { passage }),
  });
}
