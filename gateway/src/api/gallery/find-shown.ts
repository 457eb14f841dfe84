import type { Types } from 'mongoose';
import type { ImageFilter } from '@vesper/core/contract/image-filter';
import type { ImageDocument } from '@vesper/core/models/image';
import { SHOWN } from '@vesper/core/policies/image';
import type { wantedBy } from '@vesper/core/policies/maturity';
import type { withoutHiddenWords } from './hidden-words.ts';
import { findInOrder, narrowedTo, type Page } from './image-order.ts';

interface Wanted {
  userId?: string;
  notBy?: Types.ObjectId[];
  search?: RegExp;
  /** Leaves out what the viewer hides. */
  hidden?: Awaited<ReturnType<typeof withoutHiddenWords>>;
  /** What the viewer wants to meet; all without it. */
  wanted: ReturnType<typeof wantedBy>;
}

/** One page, and one picture more, of the public pictures that match. */
export async function findShown(
  query: Page & ImageFilter,
  { userId, notBy, search, hidden, wanted }: Wanted,
): Promise<ImageDocument[]> {
  const by = userId ?? (notBy && notBy.length > 0 ? { $nin: notBy } : undefined);
  const listed = { ...SHOWN, ...(by !== undefined && { userId: by }) };
  const sought = search ? { prompt: search } : {};
  return findInOrder(query, listed, [sought, hidden ?? {}, wanted ?? {}, narrowedTo(query)]);
}
