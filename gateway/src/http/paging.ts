import type { Types } from 'mongoose';
import { AppError } from '@vesper/core/errors';
import type { RequestContext } from '../request.ts';

interface Anchor<At = Date> {
  _id: Types.ObjectId;
  at: At;
}

/**
 * The part of a filter that skips everything up to the anchor in a list sorted by `field` and id,
 * newest or highest first. New items at the head do not shift the pages this way, as they would with offsets.
 */
export function olderThan(
  field: string,
  anchor: Anchor<Date | number> | null,
): Record<string, unknown> {
  if (!anchor) return {};
  return {
    $or: [{ [field]: { $lt: anchor.at } }, { [field]: anchor.at, _id: { $lt: anchor._id } }],
  };
}

/** The same for a list that begins with the oldest. */
export function newerThan(field: string, anchor: Anchor): Record<string, unknown> {
  return {
    $or: [{ [field]: { $gt: anchor.at } }, { [field]: anchor.at, _id: { $gt: anchor._id } }],
  };
}

/** The item `?before=` names. @throws AppError `not_found` when it is not in this list. */
export async function findAnchor<At>(
  before: string | undefined,
  find: (id: string) => Promise<Anchor<At> | null>,
): Promise<Anchor<At> | null> {
  if (before === undefined) return null;
  const anchor = await find(before);
  if (!anchor) throw new AppError('not_found');
  return anchor;
}

/**
 * Cuts a list that was read with one item more than asked for, and says with a `Link` header
 * whether there is more.
 * @param placeOf the cursor after an item, where its id alone does not tell the place
 */
export function cutPage<Item extends { id?: string }>(
  ctx: RequestContext,
  found: Item[],
  limit: number,
  placeOf: (item: Item) => string | undefined = ({ id }) => id,
): { items: Item[]; headers: Record<string, string> } {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  const place = last && placeOf(last);
  if (found.length <= limit || !place) return { items, headers: {} };
  const next = new URLSearchParams(ctx.querystring);
  next.set('limit', String(limit));
  next.set('before', place);
  return { items, headers: { Link: `<${ctx.path}?${next.toString()}>; rel="next"` } };
}
