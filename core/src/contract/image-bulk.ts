import { z } from 'zod';
import { id } from './common.ts';
import { imageVisibilityRequest } from './image.ts';
import { LIMITS } from './limits.ts';

const imageIds = z
  .array(id)
  .min(1, 'Choose a picture first.')
  .max(LIMITS.bulkMax, `At most ${LIMITS.bulkMax} pictures can be changed at a time.`);

/** Pictures of one's own that something is done with; those that are gone by now are passed over. */
export const severalImages = z.strictObject({ ids: imageIds });

/** The number of pictures that were there to be changed. */
export const changedImages = z.object({ count: z.int().nonnegative() });

export const changeImagesRequest = severalImages.extend({ change: imageVisibilityRequest });

/** What became of each picture that was there to be changed. */
export const imageChanges = z.object({
  changed: z.array(id),
  refused: z.array(z.object({ id, code: z.string(), message: z.string() })),
});
export type ImageChanges = z.infer<typeof imageChanges>;
