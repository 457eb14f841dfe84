import { z } from 'zod';
import { countCursor, pageQuery, time } from './common.ts';
import type { ImageSize } from './image.ts';
import { LIMITS } from './limits.ts';

export const IMAGE_SORTS = ['newest', 'oldest', 'liked'] as const;
const imageSort = z.enum(IMAGE_SORTS);
export type ImageSort = z.infer<typeof imageSort>;

export const IMAGE_SHAPES = ['square', 'landscape', 'portrait'] as const;
export type ImageShape = (typeof IMAGE_SHAPES)[number];

/** The size that stands for each shape. */
export const SIZE_OF: Record<ImageShape, ImageSize> = {
  square: '1024x1024',
  landscape: '1792x1024',
  portrait: '1024x1792',
};

/** What narrows a list of pictures, and its order. */
const imageFilter = z.object({
  /** In the prompt, whatever its case. */
  search: z.string().trim().max(LIMITS.searchMax).optional(),
  sort: imageSort.optional(),
  /** The name of the model on screen. */
  model: z.string().trim().min(1).max(LIMITS.nameMax).optional(),
  /** One of its tags. */
  tag: z.string().trim().toLowerCase().min(1).max(LIMITS.tagMax).optional(),
  shape: z.enum(IMAGE_SHAPES).optional(),
  /** Made at this time or later, and before that one. */
  since: time.optional(),
  until: time.optional(),
});

export const publicImagesQuery = pageQuery.extend({
  ...imageFilter.shape,
  before: countCursor.optional(),
});

export const ownImagesQuery = publicImagesQuery.extend({
  visibility: z.enum(['public', 'private']).optional(),
});
export type ImageFilter = Omit<z.infer<typeof ownImagesQuery>, 'limit' | 'before'>;
