import { z } from 'zod';
import { time } from '../common.ts';
import { RUN_KINDS } from '../run.ts';

/** The counters of the desk: how many in each slot of ten minutes. */
export const SERIES = [
  'people',
  'signUps',
  'runs',
  'failures',
  'tokensSpent',
  'refusals',
  'messages',
  'pictures',
] as const;
export type SeriesName = (typeof SERIES)[number];

export const SERIES_STEP_SECONDS = 600;
/** A day. */
export const SERIES_POINTS = 144;

const count = z.int().nonnegative();

export const deskOverview = z.object({
  at: time,
  /** Members with an open tab, and their tabs. */
  people: z.object({ online: count, tabs: count }),
  runs: z.array(z.object({ kind: z.enum(RUN_KINDS), queued: count, running: count })),
  queues: z.array(
    z.object({
      name: z.string(),
      waiting: count,
      active: count,
      delayed: count,
      /** Age of the job that is next. */
      oldestSeconds: z.number().nonnegative(),
    }),
  ),
  models: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      state: z.enum(['up', 'slow', 'away', 'unknown']),
    }),
  ),
  services: z.array(
    z.object({ name: z.string(), isUp: z.boolean(), answerMs: z.number().nullable() }),
  ),
  storage: z.object({
    kind: z.enum(['disk', 's3']),
    /** Bytes of the file system; null where the storage does not say. */
    freeBytes: z.number().nullable(),
    totalBytes: z.number().nullable(),
    redisBytes: z.number().nullable(),
    documentBytes: z.number().nullable(),
  }),
  /** Cases that should have been decided, and takedown requests that have waited 20 hours, and 36. */
  cases: z
    .object({ overdue: count, takedownsLate: count, takedownsNearlyTooLate: count })
    .default({ overdue: 0, takedownsLate: 0, takedownsNearlyTooLate: 0 }),
  /** Since midnight, UTC. */
  today: z.object({
    signUps: count,
    runs: count,
    failures: count,
    tokensSpent: count,
    refusals: count,
  }),
  /** The last day in slots of ten minutes, oldest first; the last one is still being counted. */
  series: z.record(z.enum(SERIES), z.array(count)),
});
export type DeskOverview = z.infer<typeof deskOverview>;
