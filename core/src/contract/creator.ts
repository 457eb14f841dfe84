import { z } from 'zod';
import { id } from './common.ts';
import { publicCreator } from './image.ts';
import { blurredField } from './maturity.ts';

/** A member as everyone sees them: by what they made public, and nothing else of the account. */
export const creatorView = publicCreator.pick({ firstName: true, profileImageUrl: true }).extend({
  id,
  /** Public pictures and characters. */
  images: z.int().nonnegative(),
  characters: z.int().nonnegative(),
  /** The viewer themselves. */
  isOwn: z.boolean(),
  ...blurredField,
});
export type CreatorView = z.infer<typeof creatorView>;
