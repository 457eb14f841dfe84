import type { Types } from 'mongoose';
import type { z } from 'zod';
import type { pageQuery } from '@vesper/core/contract/common';
import { Image, type ImageDocument } from '@vesper/core/models/image';
import { SHOWN } from '@vesper/core/policies/image';
import type { wantedBy } from '@vesper/core/policies/maturity';
import { findAnchor, olderThan } from '../../http/paging.ts';

interface Wanted {
  userId?: string;
  notBy?: Types.ObjectId[];
  search?: RegExp;
  /** What the prompt must not have. */
  hidden?: { $not: RegExp } | undefined;
  /** What the viewer wants to meet; all without it. */
  wanted: ReturnType<typeof wantedBy>;
}

/** One page, and one picture more, of the public pictures that match, newest first. */
export async function findShown(
  { limit, before }: z.output<typeof pageQuery>,
  { userId, notBy, search, hidden, wanted }: Wanted,
): Promise<ImageDocument[]> {
  const by = userId ?? (notBy && notBy.length > 0 ? { $nin: notBy } : undefined);
  const listed = { ...SHOWN, ...(by !== undefined && { userId: by }) };
  const anchor = await findAnchor(before, async (id) => {
    const found = await Image.findOne({ _id: id, ...listed });
    return found && { _id: found._id, at: found.createdAt };
  });
  const prompts = [search, hidden].flatMap((prompt) => (prompt ? [{ prompt }] : []));
  const matching = { $and: [...prompts, wanted ?? {}, olderThan('createdAt', anchor)] };
  return Image.find({ ...listed, ...matching })
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit + 1);
}
