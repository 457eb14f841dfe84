import type { Types } from 'mongoose';
import { LIMITS } from '../contract/limits.ts';
import type { RunKind } from '../contract/run.ts';
import { AppError } from '../errors.ts';
import { isDuplicateKey } from '../models/duplicate-key.ts';
import { NOT_STARTED, Run, type RunDocument } from '../models/run.ts';
import { User } from '../models/user.ts';
import { outOfTokens } from '../ledger/out-of-tokens.ts';
import { publishEvent, publishToUser } from './channels.ts';
import { KINDS } from './kinds/kinds.ts';
import { announcePositions } from './queue-positions.ts';
import type { RunContext } from './run-context.ts';
import type { RunDraft } from './run-draft.ts';
import { liveEvent } from './run-log.ts';
import { startedEvent } from './started-event.ts';
import { traced } from '../tracing.ts';
import { STUCK_START_MS, undoStart, undoStartLater } from './undo-start.ts';

type Id = Types.ObjectId;

/**
 * Starts a run: documents, tokens, log, job, and then the one update that marks it as started. If
 * anything before that update fails, all of it is taken back, by this process or by one that finds
 * it later; after the update housekeeping finishes what failed. So a start is never half done for
 * longer than `STUCK_START_MS`.
 * @throws AppError the draft's own refusals and its `busy`, `insufficient_tokens`, or `unavailable`
 *   when a service is away; none of them charges anything.
 */
export async function startRun(context: RunContext, runId: Id, draft: RunDraft): Promise<void> {
  const { kind } = draft.subject;
  const attributes = { 'run.id': runId.toHexString(), 'run.kind': kind };
  await traced('start run', { attributes }, () => begin(context, runId, draft));
}

async function begin(context: RunContext, runId: Id, draft: RunDraft): Promise<void> {
  await draft.check?.();
  await assertQueueRoom(context, draft.subject.kind);
  const run = await createRun(context, runId, draft);
  let tokens: number | null = null;
  try {
    tokens = await holdPrice(context, run);
    await draft.write(run);
    await queueRun(context, run);
    await confirmStart(run);
  } catch (err) {
    if (await takeBack(context, run)) throw refusalOf(err);
  }
  context.runMetrics?.started.inc({ kind: run.kind });
  context.log.debug({ runId: run.id, kind: run.kind }, 'a run has started');
  await tellStart(context, run, draft, tokens).catch((err: unknown) => {
    context.log.warn({ err, runId: run.id }, 'a start was not told of in full');
  });
}

/** @throws AppError `unavailable` when so many wait that one more would wait for too long. */
async function assertQueueRoom({ queues }: RunContext, kind: RunKind): Promise<void> {
  if ((await queues.waitingCount(kind)) < LIMITS.waitingRuns) return;
  throw new AppError('unavailable', {
    message: 'A lot of people are waiting right now. Please try again in a moment.',
    retryAfter: 30,
  });
}

/** Writes the run in the first slot that is free, or that a start which broke off left behind. */
async function createRun(
  context: RunContext,
  runId: Id,
  { userId, subject, slots, price = 0, busy }: RunDraft,
): Promise<RunDocument> {
  const createdAt = context.clock.now();
  const fields = { ...subject, _id: runId, userId, price, createdAt, live: true };
  for (const slot of slots) {
    const draft = () => new Run({ ...fields, slot, status: 'starting' });
    const run = await insert(context, draft());
    if (run) return run;
    const again = (await freeStuckSlot(context, slot)) && (await insert(context, draft()));
    if (again) return again;
  }
  throw new AppError(busy);
}

/** @returns null when the slot is taken */
async function insert(context: RunContext, run: RunDocument): Promise<RunDocument | null> {
  try {
    return await run.save();
  } catch (err) {
    if (isDuplicateKey(err)) return null;
    // The write may still have happened, and a run without the rest of its start must not stay.
    undoStartLater(context, run);
    throw err;
  }
}

/** @returns whether the slot was held by a start that broke off, which is undone now */
async function freeStuckSlot(context: RunContext, slot: string): Promise<boolean> {
  const before = new Date(context.clock.now().getTime() - STUCK_START_MS);
  const run = await Run.findOne({ slot, status: NOT_STARTED, createdAt: { $lt: before } });
  return run !== null && undoStart(context, run);
}

/** @returns the balance left; null for a run that costs nothing */
async function holdPrice({ ledger }: RunContext, run: RunDocument): Promise<number | null> {
  if (run.price === 0) return null;
  const tokens = await ledger.hold(run.userId, run._id, run.price);
  if (tokens === null) {
    const payer = await User.findById(run.userId, { plan: 1 });
    throw outOfTokens(ledger, payer?.plan ?? 'free');
  }
  return tokens;
}

async function queueRun({ runLog, queues, redis }: RunContext, run: RunDocument): Promise<void> {
  const started = startedEvent(run);
  await runLog.open(started);
  await queues.addRun(run.kind, run._id.toHexString());
  await publishToUser(redis, run.userId.toHexString(), [liveEvent(started)]);
}

/** Marks the run as started. A quick worker may have done so already, by beginning it. */
async function confirmStart({ _id }: RunDocument): Promise<void> {
  const starting = { _id, status: 'starting' } as const;
  const { matchedCount } = await Run.updateOne(starting, { $set: { status: 'queued' } });
  if (matchedCount === 1 || (await Run.exists({ _id, status: { $ne: 'undone' } }))) return;
  throw new AppError('unavailable', { retryAfter: 1 });
}

/** @returns false when the run had started all the same */
async function takeBack(context: RunContext, run: RunDocument): Promise<boolean> {
  try {
    return await undoStart(context, run);
  } catch (err) {
    context.log.warn({ err, runId: run.id }, 'a start is not undone yet');
    undoStartLater(context, run);
    return true;
  }
}

function refusalOf(err: unknown): AppError {
  if (err instanceof AppError) return err;
  return new AppError('unavailable', { retryAfter: 2, cause: err });
}

async function tellStart(
  context: RunContext,
  { userId, kind }: RunDocument,
  { afterStart }: RunDraft,
  tokens: number | null,
): Promise<void> {
  if (tokens !== null) {
    await publishEvent(context.redis, userId.toHexString(), 'balance', { tokens });
    await context.ledger.bookEntries(userId);
  }
  await afterStart?.();
  if (KINDS[kind].tellsPosition) await announcePositions(context, kind);
}
