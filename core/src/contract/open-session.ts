import { z } from 'zod';
import { id, time } from './common.ts';

/** A session as its owner sees it; `id` is a fingerprint that nobody can sign in with. */
export const openSession = z.object({
  id,
  /** Such as `Firefox on Linux`. */
  device: z.string(),
  /** The network it was begun from: the address without its last part. */
  place: z.string(),
  createdAt: time,
  usedAt: time,
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

/** Names the one to end; left out, all but the current one end. */
export const endSessionsRequest = z.strictObject({ id: id.optional() });
