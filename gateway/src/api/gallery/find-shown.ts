import type { Types } from 'mongoose';
import type { ImageFilter } from '@vesper/core/contract/image-filter';
import type { ImageDocument } from '@vesper/core/models/image';
import { SHOWN } from '@vesper/core/policies/image';
import type { wantedBy } from '@vesper/core/policies/maturity';
import { findInOrder, narrowedTo, type Page } from './image-order.ts';

interface Wanted {
  userId?: string;
  notBy?: Types.ObjectId[];
  search?: RegExp;
  /** What the prompt must not have. */
  hidden?: { $not: RegExp } | undefined;
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
  const prompts = [search, hidden].flatMap((prompt) => (prompt ? [{ prompt }] : []));
  return findInOrder(query, listed, [...prompts, wanted ?? {}, narrowedTo(query)]);
}
