import type { Types } from 'mongoose';
import type { RunFailureCode } from '../contract/errors.ts';
import { sweepTemporary } from '../conversations/sweep-temporary.ts';
import { settleQuotas } from '../ledger/plan-quota.ts';
import { Character } from '../models/character.ts';
import { LIKED_CHARACTERS, LIKED_IMAGES, recountLikes } from '../models/like-count.ts';
import { User } from '../models/user.ts';
import { Run, type RunDocument } from '../models/run.ts';
import { cancelRun } from './cancel-run.ts';
import { detachedCloser } from './detached-closer.ts';
import { finishRun, isDecided, settleRun } from './finish-run.ts';
import { RUN_JOB } from './jobs.ts';
import { KINDS } from './kinds/kinds.ts';
import type { RunContext } from './run-context.ts';
import { streamedText } from './run-log.ts';
import { startedEvent } from './started-event.ts';
import { undoStart, undoWrites } from './undo-start.ts';

/** A run this young may still be between its document and its job. */
const YOUNG_MS = 20_000;
/** Holds older than this are checked against their runs. */
const OLD_HOLD_MS = 60_000;
/** No run stays open longer than this past the bound of all its attempts. */
const GRACE_MS = 120_000;
const BATCH = 200;
/** Late writes of a start that was undone have arrived after this. */
const UNDONE_MS = 60_000;
/** Nothing can write for a start that was undone so long ago. */
const FORGOTTEN_MS = 10 * 60_000;
/** A log appended more lately than this has a worker, even if the queue lost its job. */
const AT_WORK_MS = 10_000;
/** Likes marked longer ago than this are counted again: no request is still at work on them. */
const LIKED_MS = 60_000;
/** A character this young may still be between its document and its job. */
const FACELESS_MS = 60_000;
/** Faces asked for in one round, newest characters first: their owners are likely to be waiting. */
const FACES = 20;

export interface HousekeepingReport {
  requeued: number;
  undone: number;
  settled: number;
  failed: number;
  holds: number;
  quotas: number;
  likes: number;
  booked: number;
  faces: number;
  temporary: number;
}

/**
 * Heals what a crash left behind: starts that broke off are undone, runs without a job are queued
 * again, runs whose job is lost for good are failed and refunded, ends that were half-done are
 * completed, holds of runs that ended are settled and so are their quotas, likes are counted again,
 * recorded ledger movements are booked, temporary conversations that were left are removed. Every
 * step is safe to repeat and to run in several processes at once.
 */
export async function keepHouse(context: RunContext): Promise<HousekeepingReport> {
  const report: HousekeepingReport = {
    requeued: 0,
    undone: 0,
    settled: 0,
    failed: 0,
    holds: 0,
    quotas: 0,
    likes: 0,
    booked: 0,
    faces: 0,
    temporary: 0,
  };
  const now = context.clock.now().getTime();
  const due = await Run.find({ live: true, createdAt: { $lt: new Date(now - YOUNG_MS) } })
    .sort({ createdAt: 1 })
    .limit(BATCH);
  for (const run of due) {
    // One that cannot be healed yet keeps nobody else waiting.
    const step = await healRun(context, run, now).catch((err: unknown) => {
      context.log.warn({ err, runId: run.id }, 'a run is not healed yet');
      return null;
    });
    if (step) report[step] += 1;
  }
  report.undone += await sweepUndone(context, now);
  report.holds = await settleHolds(context, now);
  report.quotas = await settleQuotas(new Date(now - OLD_HOLD_MS), BATCH);
  for (const liked of [LIKED_IMAGES, LIKED_CHARACTERS]) {
    report.likes += await recountLikes(liked, new Date(now - LIKED_MS), BATCH);
  }
  report.booked = await bookEntries(context, now);
  report.faces = await queueFaces(context, now);
  report.temporary = await sweepTemporary(context);
  return report;
}

type Healed = 'requeued' | 'undone' | 'settled' | 'failed';

async function healRun(context: RunContext, run: RunDocument, now: number): Promise<Healed | null> {
  if (run.status === 'starting' || run.status === 'undone') {
    return (await undoStart(context, run)) ? 'undone' : null;
  }
  if (await isDecided(run)) {
    await settleRun(context, run, detachedCloser(context, run));
    return 'settled';
  }
  const state = await context.queues.runState(run.kind, run._id.toHexString());
  const isOverdue = run.startedAt ? now - run.startedAt.getTime() > longestRun(run) : false;
  if (state === 'completed' || state === 'failed' || isOverdue) {
    await failRun(context, run, isOverdue ? 'engine_timeout' : 'worker_lost');
    return 'failed';
  }
  if (state !== 'unknown') return null;
  return requeue(context, run);
}

/** Milliseconds after which no attempt of a run can be under way any more. */
export function longestRun({ kind }: Pick<RunDocument, 'kind'>): number {
  const { timeoutMs, waitMs } = KINDS[kind];
  return RUN_JOB.attempts * (timeoutMs + waitMs) + GRACE_MS;
}

/** Queues a run again whose job was lost, with Redis or in a crash between document and job. */
async function requeue(context: RunContext, run: RunDocument): Promise<Healed | null> {
  const runId = run._id.toHexString();
  if (run.cancelRequested && run.status === 'queued') {
    await cancelRun(context, run);
    return 'settled';
  }
  const position = await context.runLog.position(runId);
  const [seconds = 0] = await context.redis.time();
  if (position && Number(seconds) * 1_000 - position.at * 1_000 < AT_WORK_MS) return null;
  // The log is opened first, so that clients can follow the run before a worker takes it.
  await context.runLog.open(startedEvent(run), run.attempts);
  await context.queues.addRun(run.kind, runId);
  return 'requeued';
}

/** Takes back late writes of starts that were undone. @returns how many such runs it removed */
async function sweepUndone(context: RunContext, now: number): Promise<number> {
  const before = new Date(now - UNDONE_MS);
  const runs = await Run.find({ status: 'undone', createdAt: { $lt: before } }).limit(BATCH);
  let forgotten = 0;
  for (const run of runs) {
    await undoWrites(context, run);
    if (run.createdAt.getTime() > now - FORGOTTEN_MS) continue;
    await Run.deleteOne({ _id: run._id, status: 'undone' });
    forgotten += 1;
  }
  return forgotten;
}

/** Fails a run that no worker will finish, keeping the text it had streamed if it may be kept. */
export async function failRun(
  context: RunContext,
  run: RunDocument,
  code: RunFailureCode,
): Promise<void> {
  const { streamsText } = KINDS[run.kind];
  const keepsText = streamsText && context.moderated !== true;
  const events = keepsText ? await context.runLog.read(run._id.toHexString(), 0) : null;
  const text = events ? { text: streamedText(events) } : {};
  const outcome = { status: 'failed', code, ...text } as const;
  await finishRun(context, run, outcome, detachedCloser(context, run));
}

async function settleHolds(context: RunContext, now: number): Promise<number> {
  const before = new Date(now - OLD_HOLD_MS);
  const users = await User.find({ 'holds.at': { $lt: before } }, { holds: 1 }).limit(BATCH);
  let settled = 0;
  for (const user of users) {
    for (const hold of user.holds) {
      if (hold.at < before && (await settleHold(context, user._id, hold))) settled += 1;
    }
  }
  return settled;
}

/** Spends or gives back what is held for a run that has ended. @returns whether this call did. */
export async function settleHold(
  { ledger }: RunContext,
  userId: Types.ObjectId,
  hold: { runId: Types.ObjectId; amount: number },
): Promise<boolean> {
  const run = await Run.findById(hold.runId);
  if (run?.live) return false;
  if (run?.status === 'completed') return ledger.commit(userId, hold.runId);
  return (await ledger.refund(userId, hold.runId, hold.amount)) !== null;
}

async function bookEntries({ ledger }: RunContext, now: number): Promise<number> {
  const before = new Date(now - YOUNG_MS);
  const users = await User.find({ 'pendingEntries.at': { $lt: before } }, { tokens: 1 }).limit(
    BATCH,
  );
  for (const user of users) await ledger.bookEntries(user._id);
  return users.length;
}

/** Queues the painting of faces whose job was lost. @returns how many had none */
async function queueFaces({ queues }: RunContext, now: number): Promise<number> {
  const createdAt = { $lt: new Date(now - FACELESS_MS) };
  const faceless = await Character.find(
    { avatarKey: null, ownAvatarKey: null, createdAt },
    { _id: 1 },
  )
    .sort({ createdAt: -1 })
    .limit(FACES);
  let queued = 0;
  for (const { id } of faceless) {
    if (await queues.addAvatar(id)) queued += 1;
  }
  return queued;
}
