import { Types } from 'mongoose';
import type { z } from 'zod';
import {
  SIZE_OF,
  type ImageFilter,
  type ImageSort,
  type ownImagesQuery,
} from '@vesper/core/contract/image-filter';
import { AppError } from '@vesper/core/errors';
import { Image, type ImageDocument } from '@vesper/core/models/image';
import { newerThan, olderThan } from '../../http/paging.ts';

type Filter = Record<string, unknown>;

/** The last one at the end of each, and then by id. */
const SORTS = {
  newest: { createdAt: -1, _id: -1 },
  oldest: { createdAt: 1, _id: 1 },
  liked: { likes: -1, _id: -1 },
} as const;

export type Page = Pick<z.output<typeof ownImagesQuery>, 'limit' | 'before' | 'sort'>;

/** What narrows a list, as the database reads it; the search is the caller's to prepare. */
export function narrowedTo({ model, shape, tag, since, until, visibility }: ImageFilter): Filter {
  const range = {
    ...(since !== undefined && { $gte: new Date(since) }),
    ...(until !== undefined && { $lt: new Date(until) }),
  };
  return {
    ...(model !== undefined && { model }),
    ...(tag !== undefined && { tags: tag }),
    ...(shape !== undefined && { size: SIZE_OF[shape] }),
    ...(visibility !== undefined && { isPublic: visibility === 'public' }),
    ...(Object.keys(range).length > 0 && { createdAt: range }),
  };
}

/**
 * One page, and one picture more, of those that are listed, in the order that is asked for.
 * @param listed who may be in the list at all
 * @param matching what else they have to fit
 * @throws AppError `not_found` when the picture that the page follows is not listed any more
 */
export async function findInOrder(
  { limit, before, sort = 'newest' }: Page,
  listed: Filter,
  matching: readonly Filter[] = [],
): Promise<ImageDocument[]> {
  const parts = [
    ...matching,
    ...(before === undefined ? [] : [await behind(before, sort, listed)]),
  ];
  return Image.find({ ...listed, ...(parts.length > 0 && { $and: parts }) })
    .sort(SORTS[sort])
    .limit(limit + 1);
}

async function behind(before: string, sort: ImageSort, listed: Filter): Promise<Filter> {
  const [id = '', count] = before.split('-');
  const _id = new Types.ObjectId(id);
  // Likes that move between two pages leave nobody out: the place says how many there were.
  if (sort === 'liked' && count !== undefined) {
    return olderThan('likes', { _id, at: Number(count) });
  }
  const found = await Image.findOne({ ...listed, _id });
  if (!found) throw new AppError('not_found');
  const { createdAt, likes } = found;
  if (sort === 'liked') return olderThan('likes', { _id, at: likes });
  return sort === 'oldest'
    ? newerThan('createdAt', { _id, at: createdAt })
    : olderThan('createdAt', { _id, at: createdAt });
}

/** The cursor behind a picture in a list of this order. */
export function placeIn(sort: ImageSort | undefined): (image: ImageDocument) => string {
  return ({ id, likes }) => (sort === 'liked' ? `${id}-${Math.max(0, likes)}` : String(id));
}
