import { z } from 'zod';
import { id, SOME_TEXT, time } from './common.ts';
import { publicCreator } from './image.ts';
import { severalImages } from './image-bulk.ts';
import { LIMITS } from './limits.ts';

/** Pictures that somebody keeps together: of their own, and public ones of others. */
export const collectionView = z.object({
  id,
  name: z.string(),
  /** Empty without one. */
  description: z.string(),
  /** Every member can open it, and sees those of its pictures that are public. */
  isPublic: z.boolean(),
  isOwn: z.boolean(),
  /** For its maker all that are in it; for others those that they see. */
  imageCount: z.int().nonnegative(),
  /** Of those that the viewer sees: the one chosen as its cover, or the first. */
  coverUrl: z.string().nullable(),
  /** In answer to a question about one picture: whether that is in it. */
  hasImage: z.boolean().optional(),
  createdAt: time,
  /** Whose it is: name and face as everyone sees them. */
  user: publicCreator,
  creatorId: id,
});
export type CollectionView = z.infer<typeof collectionView>;

export const collectionName = z
  .string()
  .trim()
  .min(1, 'Please enter a name.')
  .max(LIMITS.collectionNameMax, `A name has at most ${LIMITS.collectionNameMax} characters.`)
  .meta(SOME_TEXT);

const description = z
  .string()
  .trim()
  .max(
    LIMITS.collectionDescriptionMax,
    `A description has at most ${LIMITS.collectionDescriptionMax} characters.`,
  );

export const createCollectionRequest = z.strictObject({
  name: collectionName,
  description: description.default(''),
  isPublic: z.boolean().default(false),
});
export type CreateCollectionRequest = z.input<typeof createCollectionRequest>;

export const changeCollectionRequest = z.strictObject({
  name: collectionName.optional(),
  description: description.optional(),
  isPublic: z.boolean().optional(),
  /** One of its pictures; null for the first one. */
  coverId: id.nullable().optional(),
});
export type ChangeCollectionRequest = z.input<typeof changeCollectionRequest>;

export const collectionsQuery = z.object({
  /** A picture, of which each collection says whether it is in it. */
  image: id.optional(),
});

export const collectionImagesRequest = severalImages;

export const addedToCollection = z.object({
  collection: collectionView,
  /** Those that were not in it before. */
  added: z.int().nonnegative(),
  /** Those that are not there to be kept: neither one's own nor public. */
  missing: z.int().nonnegative(),
});

export const moveInCollectionRequest = z.strictObject({
  imageId: id,
  /** The picture before which it goes; null for the end. */
  before: id.nullable(),
});
