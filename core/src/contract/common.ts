import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** Ids are the 24 hex digits of a MongoDB ObjectId; clients treat them as opaque strings. */
export const id = z.string().regex(/^[0-9a-f]{24}$/, 'This is not a valid id.');

export const idParams = z.object({ id });

export const time = z.iso.datetime();

/** Paging of every list: newest first, `before` is the id of the last item already held. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(LIMITS.listMax).default(LIMITS.listDefault),
  before: id.optional(),
});

/** A place in a list that may be ordered by a count: the id of its last item, and what it had then. */
export const countCursor = z
  .string()
  .regex(/^[0-9a-f]{24}(-\d{1,9})?$/, 'This is not a valid place.');

export const noContent = z.null();
export const okBody = z.object({ ok: z.literal(true) });
export const OK = { ok: true } as const;

/**
 * Says in the API document what trimming makes of `min(1)`: white space alone is no text. The
 * schema itself trims first and then counts.
 */
export const SOME_TEXT = { pattern: String.raw`\S` } as const;

/** An answer that is a file. */
export const fileBytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);
