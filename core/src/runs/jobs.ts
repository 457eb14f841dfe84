import type { JobsOptions } from 'bullmq';
import { z } from 'zod';
import { id } from '../contract/common.ts';
import { checkedPicture } from '../contract/picture-check.ts';
import { RUN_KINDS, type RunKind } from '../contract/run.ts';

type Retention = Pick<JobsOptions, 'removeOnComplete' | 'removeOnFail'>;

interface JobSpec<Payload> {
  /** Schema of the payload, which holds ids and never state. */
  payload: z.ZodType<Payload>;
  attempts: number;
  /** Time that BullMQ keeps a job that has ended; until then none with the same id can be added. */
  retention: Retention;
}

const define = <Payload>(spec: JobSpec<Payload>): JobSpec<Payload> => spec;

/** Runs: somebody waits for them, watches them and may stop them. Their job's id is the run's. */
export const RUN_JOB = define({
  payload: z.strictObject({ runId: id }),
  attempts: 3,
  retention: {
    removeOnComplete: { age: 3_600, count: 1_000 },
    removeOnFail: { age: 7 * 86_400, count: 5_000 },
  },
});

/** Work that nobody watches. Producers and processors are typed from this catalogue. */
export const JOBS = {
  /** The face of a character. A failed job stays for a day, so that it is not tried without end. */
  avatar: define({
    payload: z.strictObject({ characterId: id }),
    attempts: 3,
    retention: { removeOnComplete: true, removeOnFail: { age: 86_400, count: 5_000 } },
  }),
  /** A look at all photos of a user, which waits by itself until nothing is under way there. */
  likenessSet: define({
    payload: z.strictObject({ userId: id }),
    attempts: 5,
    retention: { removeOnComplete: true, removeOnFail: true },
  }),
  /** A check of a picture, before anybody but its owner sees it. */
  pictureCheck: define({
    payload: z.strictObject({ type: checkedPicture, id }),
    attempts: 5,
    retention: { removeOnComplete: true, removeOnFail: true },
  }),
  /** A look for facts worth remembering, which waits by itself until the talk rests. */
  remember: define({
    payload: z.strictObject({ conversationId: id }),
    attempts: 3,
    retention: { removeOnComplete: true, removeOnFail: true },
  }),
  /** The early part of a long talk, put in short. */
  summarise: define({
    payload: z.strictObject({ conversationId: id }),
    attempts: 3,
    retention: { removeOnComplete: true, removeOnFail: true },
  }),
  /** A file of conversations that is taken in. A lost one is queued again by housekeeping. */
  importTalks: define({
    payload: z.strictObject({ importId: id }),
    attempts: 3,
    retention: { removeOnComplete: true, removeOnFail: true },
  }),
  /** A mail. One that could not be sent is queued again by housekeeping for a day. */
  mail: define({
    payload: z.strictObject({ mailId: id }),
    attempts: 3,
    retention: { removeOnComplete: true, removeOnFail: true },
  }),
} as const;

export type JobName = RunKind | keyof typeof JOBS;
export const JOB_NAMES = [
  ...RUN_KINDS,
  'avatar',
  'likenessSet',
  'pictureCheck',
  'remember',
  'summarise',
  'importTalks',
  'mail',
] as const satisfies readonly JobName[];

export function isRunKind(name: JobName): name is RunKind {
  return RUN_KINDS.some((kind) => kind === name);
}

/**
 * A living worker renews the lock of each job every 1 to 2 s; one that died is noticed when the lock
 * runs out and somebody looks next: after 4 to 7.5 s. A worker that is late by more than 4 s loses
 * its jobs, and fencing refuses whatever it still says (decision 72). The job is given out again up
 * to 3 times; BullMQ's defaults take 60 s and fail on the second death.
 */
export const STALL = {
  lockDuration: 6_000,
  lockRenewTime: 2_000,
  stalledInterval: 1_500,
  maxStalledCount: 3,
  // After a failure of Redis; by default, a worker would take no job for 15 s.
  runRetryDelay: 1_000,
} as const;

/** Wait before attempt n+1: 0.5, 1, 2, 2 ... s. */
export const retryDelay = (attemptsMade: number): number =>
  Math.min(500 * 2 ** (attemptsMade - 1), 2_000);
