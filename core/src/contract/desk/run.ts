import { z } from 'zod';
import { id, pageQuery, time } from '../common.ts';
import { LIMITS } from '../limits.ts';
import { RUN_KINDS, RUN_STATUSES } from '../run.ts';

/** A run without anything of what was asked or made. */
export const deskRun = z.object({
  id,
  kind: z.enum(RUN_KINDS),
  status: z.enum(RUN_STATUSES),
  userId: id,
  modelId: z.string().nullable(),
  price: z.int().nonnegative(),
  isRefunded: z.boolean(),
  attempts: z.int().nonnegative(),
  failure: z.string().nullable(),
  /** The sentence that the member read. */
  failureWords: z.string().nullable(),
  createdAt: time,
  startedAt: time.nullable(),
  endedAt: time.nullable(),
});
export type DeskRun = z.infer<typeof deskRun>;

export const deskRunsQuery = pageQuery.extend({
  kind: z.enum(RUN_KINDS).optional(),
  status: z.enum(RUN_STATUSES).optional(),
  failure: z.string().max(LIMITS.nameMax).optional(),
  modelId: z.string().max(LIMITS.nameMax).optional(),
  userId: id.optional(),
});

/** What failed in the last hour, by its reason. */
export const deskFailures = z.object({
  since: time,
  failures: z.array(
    z.object({
      kind: z.enum(RUN_KINDS),
      code: z.string(),
      words: z.string(),
      count: z.int().positive(),
      lastAt: time,
    }),
  ),
});
export type DeskFailures = z.infer<typeof deskFailures>;
