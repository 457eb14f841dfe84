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

/** A run to be started, and the id that it gets. */
export interface Start {
  runId: Id;
  draft: RunDraft;
}

interface Begun {
  run: RunDocument;
  draft: RunDraft;
}

/** Stops a run that had started before another one of its order could not. */
type Stop = (run: RunDocument) => Promise<void>;

/**
 * Starts a run: documents, tokens, log, job, and then the one update that marks it as started. If
 * anything before that update fails, all of it is taken back, by this process or by one that finds
 * it later; after the update housekeeping finishes what failed. So a start is never half done for
 * longer than `STUCK_START_MS`.
 * @throws AppError the draft's own refusals and its `busy`, `insufficient_tokens`, or `unavailable`
 *   when a service is away; none of them charges anything.
 */
export async function startRun(context: RunContext, runId: Id, draft: RunDraft): Promise<void> {
  await startRuns(context, [{ runId, draft }], async () => undefined);
}

/**
 * Starts the runs of one order: all of them, or none. One update holds the tokens of all; no job is
 * queued before everything of all of them is written. Where a queue fails midway, what was not
 * queued is taken back and what was is stopped, and each of them gets its tokens back. After a
 * crash midway each is a fact of its own: those that started are painted, the others taken back.
 * @param starts of one member, kind and price
 * @throws what `startRun` throws
 */
export async function startRuns(
  context: RunContext,
  starts: readonly [Start, ...Start[]],
  stop: Stop,
): Promise<void> {
  const [{ runId, draft }] = starts;
  const { kind } = draft.subject;
  const attributes = { 'run.id': runId.toHexString(), 'run.kind': kind };
  await traced('start run', { attributes }, () => begin(context, starts, stop));
}

async function begin(
  context: RunContext,
  starts: readonly [Start, ...Start[]],
  stop: Stop,
): Promise<void> {
  for (const { draft } of starts) await draft.check?.();
  await assertQueueRoom(context, starts[0].draft.subject.kind);
  const begun = await createRuns(context, starts);
  let tokens: number | null = null;
  try {
    tokens = await holdPrices(context, begun);
    for (const { run, draft } of begun) await draft.write(run);
    for (const { run } of begun) await queueRun(context, run);
    for (const { run } of begun) await confirmStart(run);
  } catch (err) {
    if (await takeAllBack(context, begun, stop)) throw refusalOf(err);
  }
  for (const { run } of begun) {
    context.runMetrics?.started.inc({ kind: run.kind });
    context.log.debug({ runId: run.id, kind: run.kind }, 'a run has started');
  }
  await tellStart(context, begun, tokens).catch((err: unknown) => {
    context.log.warn({ err, runIds: begun.map(({ run }) => run.id) }, 'a start was not told of');
  });
}

/** Writes the runs of an order; where there is no slot for one of them, none stays. */
async function createRuns(context: RunContext, starts: readonly Start[]): Promise<Begun[]> {
  const begun: Begun[] = [];
  try {
    for (const { runId, draft } of starts) {
      begun.push({ run: await createRun(context, runId, draft), draft });
    }
    return begun;
  } catch (err) {
    for (const { run } of begun) await takeBack(context, run);
    throw err;
  }
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

/** @returns the balance left; null for runs that cost nothing */
async function holdPrices({ ledger }: RunContext, begun: readonly Begun[]): Promise<number | null> {
  const [first] = begun;
  if (!first || first.run.price === 0) return null;
  const { userId, price } = first.run;
  const ids = begun.map(({ run }) => run._id);
  const tokens = await ledger.holdAll(userId, ids, price);
  if (tokens !== null) return tokens;
  const payer = await User.findById(userId, { plan: 1, tokens: 1 });
  const cost = price * ids.length;
  const left = Math.min(payer?.tokens ?? 0, cost - 1);
  throw outOfTokens(ledger, { plan: payer?.plan ?? 'free', tokens: left, cost });
}

/**
 * Opens the log, queues the job and tells of it: all sent at once, which one server does in this
 * order. In a cluster a worker may be first, and opens the log itself.
 */
async function queueRun({ runLog, queues, redis }: RunContext, run: RunDocument): Promise<void> {
  const started = startedEvent(run);
  await Promise.all([
    runLog.open(started),
    queues.addRun(run.kind, run._id.toHexString()),
    publishToUser(redis, run.userId.toHexString(), [liveEvent(started)]),
  ]);
}

/** Marks the run as started. A quick worker may have done so already, by beginning it. */
async function confirmStart({ _id }: RunDocument): Promise<void> {
  const starting = { _id, status: 'starting' } as const;
  const { matchedCount } = await Run.updateOne(starting, { $set: { status: 'queued' } });
  if (matchedCount === 1 || (await Run.exists({ _id, status: { $ne: 'undone' } }))) return;
  throw new AppError('unavailable', { retryAfter: 1 });
}

/**
 * Takes back what was begun. Of an order whose start failed midway nothing stays: what had started
 * all the same is stopped, unless all of it had.
 * @returns false when there was nothing to take back, because all of it had started
 */
async function takeAllBack(
  context: RunContext,
  begun: readonly Begun[],
  stop: Stop,
): Promise<boolean> {
  const started: RunDocument[] = [];
  for (const { run } of begun) {
    if (!(await takeBack(context, run))) started.push(run);
  }
  if (started.length === begun.length) return false;
  for (const run of started) {
    await stop(run).catch((err: unknown) => {
      context.log.warn({ err, runId: run.id }, 'a run of an order that failed was not stopped');
    });
  }
  return true;
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
  begun: readonly Begun[],
  tokens: number | null,
): Promise<void> {
  const [first] = begun;
  if (!first) return;
  const { userId, kind } = first.run;
  if (tokens !== null) {
    await publishEvent(context.redis, userId.toHexString(), 'balance', { tokens });
    await context.ledger.bookEntries(userId);
  }
  for (const { draft } of begun) await draft.afterStart?.();
  if (KINDS[kind].tellsPosition) await announcePositions(context, kind);
}
