import type { Types } from 'mongoose';
import type { z } from 'zod';
import type { pageQuery } from '@vesper/core/contract/common';
import { Image, type ImageDocument } from '@vesper/core/models/image';
import { SHOWN } from '@vesper/core/policies/image';
import { findAnchor, olderThan } from '../../http/paging.ts';

interface Wanted {
  userId?: string;
  notBy?: Types.ObjectId[];
  search?: RegExp;
  /** What the prompt must not have. */
  hidden?: { $not: RegExp } | undefined;
}

/** One page, and one picture more, of the public pictures that match, newest first. */
export async function findShown(
  { limit, before }: z.output<typeof pageQuery>,
  { userId, notBy, search, hidden }: Wanted,
): Promise<ImageDocument[]> {
  const by = userId ?? (notBy && notBy.length > 0 ? { $nin: notBy } : undefined);
  const listed = { ...SHOWN, ...(by !== undefined && { userId: by }) };
  const anchor = await findAnchor(before, async (id) => {
    const found = await Image.findOne({ _id: id, ...listed });
    return found && { _id: found._id, at: found.createdAt };
  });
  const prompts = [search, hidden].flatMap((prompt) => (prompt ? [{ prompt }] : []));
  const matching = prompts.length > 0 ? { $and: prompts } : {};
  return Image.find({ ...listed, ...matching, ...olderThan('createdAt', anchor) })
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit + 1);
}
