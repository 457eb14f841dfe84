import { z } from 'zod';
import { id } from '../contract/common.ts';

const runPayload = z.strictObject({ runId: id });
const avatarPayload = z.strictObject({ characterId: id });
const setPayload = z.strictObject({ userId: id });

/**
 * The job catalogue: name → payload schema, attempts and time limit of one attempt. Producers and
 * processors are typed from it. Payloads carry ids, never state.
 *
 * Time limits are from `reference` measurements of model servers: a reply or a passage may take
 * 180 s in all, a picture 120 s. A photo is looked at within a second; 30 s leaves room for a queue.
 */
export const JOBS = {
  chat: { payload: runPayload, attempts: 3, timeoutMs: 180_000 },
  image: { payload: runPayload, attempts: 3, timeoutMs: 120_000 },
  story: { payload: runPayload, attempts: 3, timeoutMs: 180_000 },
  likeness: { payload: runPayload, attempts: 3, timeoutMs: 30_000 },
  avatar: { payload: avatarPayload, attempts: 3, timeoutMs: 120_000 },
  likenessSet: { payload: setPayload, attempts: 5, timeoutMs: 30_000 },
} as const;

export type JobName = keyof typeof JOBS;
/** Jobs that are runs: somebody waits for them, watches them and may stop them. */
const RUN_JOB_NAMES = ['chat', 'image', 'story', 'likeness'] as const satisfies JobName[];
export type RunJobName = (typeof RUN_JOB_NAMES)[number];
export const JOB_NAMES = [...RUN_JOB_NAMES, 'avatar', 'likenessSet'] as const satisfies JobName[];

export function isRunJob(name: JobName): name is RunJobName {
  return RUN_JOB_NAMES.some((it) => it === name);
}

/**
 * A worker that dies is noticed after the lock (10 s) and the next check (5 s); the job is given
 * out again up to 3 times. BullMQ's defaults take 60 s and fail on the second death.
 */
export const STALL = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 3 } as const;

/** Wait before attempt n+1: 0.5, 1, 2, 2 ... s. */
export const retryDelay = (attemptsMade: number): number =>
  Math.min(500 * 2 ** (attemptsMade - 1), 2_000);
