import type { Types } from 'mongoose';
import type { Logger } from '../log.ts';
import type { RunFailureCode } from '../contract/errors.ts';
import { settlePlaces } from '../ledger/plan-places.ts';
import { Character } from '../models/character.ts';
import { recountLikes } from '../models/like-count.ts';
import { User } from '../models/user.ts';
import { Run, type RunDocument } from '../models/run.ts';
import { cancelRun, type CancelContext } from './cancel-run.ts';
import { detachedCloser } from './detached-closer.ts';
import { finishRun, isDecided, settleRun } from './finish-run.ts';
import { JOBS, type RunJobName } from './jobs.ts';
import type { Queues } from './queues.ts';
import { streamedText } from './run-log.ts';

/** A run this young may still be between its document and its job. */
const YOUNG_MS = 20_000;
/** A hold this old belongs to a run that should exist. */
const OLD_HOLD_MS = 60_000;
/** No run stays open longer than this past the bound of all its attempts. */
const GRACE_MS = 120_000;
const BATCH = 200;
/** A like this old has been counted, or never will be. */
const LIKED_MS = 60_000;
/** A character this young may still be between its document and its job. */
const FACELESS_MS = 60_000;
/** Faces asked for in one round: the newest, which somebody is looking at. */
const FACES = 20;

export interface HousekeepingContext extends CancelContext {
  queues: Queues;
  log: Logger;
}

export interface HousekeepingReport {
  requeued: number;
  settled: number;
  failed: number;
  holds: number;
  places: number;
  likes: number;
  booked: number;
  faces: number;
}

/**
 * Heals what a crash left behind: runs without a job are queued again, runs whose job is lost for
 * good are failed and refunded, ends that were half-done are completed, holds of runs that ended
 * are settled and so are their places in a plan, likes are counted again, recorded ledger movements
 * are booked. Every step is safe to repeat and to run in several processes at once.
 */
export async function keepHouse(context: HousekeepingContext): Promise<HousekeepingReport> {
  const report: HousekeepingReport = {
    requeued: 0,
    settled: 0,
    failed: 0,
    holds: 0,
    places: 0,
    likes: 0,
    booked: 0,
    faces: 0,
  };
  const now = context.clock.now().getTime();
  const due = await Run.find({ live: true, createdAt: { $lt: new Date(now - YOUNG_MS) } })
    .sort({ createdAt: 1 })
    .limit(BATCH);
  for (const run of due) {
    const step = await healRun(context, run, now);
    if (step) report[step] += 1;
  }
  report.holds = await settleHolds(context, now);
  report.places = await settlePlaces(new Date(now - OLD_HOLD_MS), BATCH);
  report.likes = await recountLikes(new Date(now - LIKED_MS), BATCH);
  report.booked = await bookEntries(context, now);
  report.faces = await queueFaces(context, now);
  return report;
}

async function healRun(
  context: HousekeepingContext,
  run: RunDocument,
  now: number,
): Promise<'requeued' | 'settled' | 'failed' | null> {
  const name: RunJobName = run.kind;
  const runId = run._id.toHexString();
  if (await isDecided(run)) {
    await settleRun(context, run, closerOf(context, run));
    return 'settled';
  }
  const state = await context.queues.runState(name, runId);
  const bound = JOBS[name].attempts * JOBS[name].timeoutMs + GRACE_MS;
  const overdue = run.startedAt ? now - run.startedAt.getTime() > bound : false;
  if (state === 'completed' || state === 'failed' || overdue) {
    await failRun(context, run, overdue ? 'engine_timeout' : 'worker_lost');
    return 'failed';
  }
  if (state !== 'unknown') return null;
  if (run.cancelRequested) {
    await cancelRun(context, run);
    return 'settled';
  }
  await context.queues.addRun(name, runId);
  return 'requeued';
}

/** Fails a run that no worker will finish, keeping the text it had streamed. */
export async function failRun(
  context: CancelContext,
  run: RunDocument,
  code: RunFailureCode,
): Promise<void> {
  const streams = run.kind === 'chat' || run.kind === 'story';
  const events = streams ? await context.runLog.read(run._id.toHexString(), 0) : null;
  const text = events ? { text: streamedText(events) } : {};
  await finishRun(context, run, { status: 'failed', code, ...text }, closerOf(context, run));
}

function closerOf(context: CancelContext, run: RunDocument) {
  const identity = { runId: run._id.toHexString(), userId: run.userId.toHexString() };
  return detachedCloser(context.runLog, context.redis, identity);
}

async function settleHolds(context: HousekeepingContext, now: number): Promise<number> {
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

async function settleHold(
  { ledger }: HousekeepingContext,
  userId: Types.ObjectId,
  hold: { runId: Types.ObjectId; amount: number },
): Promise<boolean> {
  const run = await Run.findById(hold.runId);
  if (run?.live) return false;
  if (run?.status === 'completed') return ledger.commit(userId, hold.runId);
  return (await ledger.refund(userId, hold.runId, hold.amount)) !== null;
}

async function bookEntries({ ledger }: HousekeepingContext, now: number): Promise<number> {
  const before = new Date(now - YOUNG_MS);
  const users = await User.find({ 'pendingEntries.at': { $lt: before } }, { tokens: 1 }).limit(
    BATCH,
  );
  for (const user of users) await ledger.bookEntries(user._id);
  return users.length;
}

/** Queues the painting of faces whose job was lost. @returns how many had none */
async function queueFaces({ queues }: HousekeepingContext, now: number): Promise<number> {
  const createdAt = { $lt: new Date(now - FACELESS_MS) };
  const faceless = await Character.find({ avatarKey: null, createdAt }, { _id: 1 })
    .sort({ createdAt: -1 })
    .limit(FACES);
  let queued = 0;
  for (const { id } of faceless) {
    if (await queues.addAvatar(id)) queued += 1;
  }
  return queued;
}
