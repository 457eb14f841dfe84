import type { Types } from 'mongoose';
import { blockedWith } from '@vesper/core/accounts/blocks';
import { Image } from '@vesper/core/models/image';
import { KEPT, SHOWN } from '@vesper/core/policies/image';
import { wantedBy, type Viewer } from '@vesper/core/policies/maturity';
import { withoutHiddenWords } from '../gallery/hidden-words.ts';

export type SeenFilter = Record<string, unknown>;

/** Filter for pictures that a member may keep: their own, and public ones of all but the blocked. */
export async function keepableBy(userId: string): Promise<SeenFilter> {
  const own = { userId, ...KEPT, status: 'complete' };
  return { $or: [own, { ...SHOWN, userId: { $nin: await blockedWith(userId) } }] };
}

/**
 * Filter for what a viewer sees in the collections of somebody: in their own all that they may keep,
 * in those of others what is public and they want to meet.
 */
export async function seenBy(viewer: Viewer, isOwn: boolean): Promise<SeenFilter> {
  if (isOwn) return keepableBy(viewer.userId);
  const [apart, hidden] = await Promise.all([
    blockedWith(viewer.userId),
    withoutHiddenWords(viewer.userId),
  ]);
  return {
    ...{ ...SHOWN, userId: { $nin: apart } },
    ...hidden,
    $and: [wantedBy(viewer) ?? {}],
  };
}

/** Those of these pictures that a filter lets through, in their order. */
export async function seenAmong(
  ids: readonly Types.ObjectId[],
  filter: SeenFilter,
): Promise<Types.ObjectId[]> {
  const found = await Image.find({ $and: [{ _id: { $in: ids } }, filter] }, { _id: 1 });
  const seen = new Set(found.map(({ id }) => String(id)));
  return ids.filter((id) => seen.has(id.toHexString()));
}
