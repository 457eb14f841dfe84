import { z } from 'zod';

/** Files that can be asked about, by media type. */
export const ORIGIN_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Said of every other file, such as HEIC: saved anew it keeps its mark. */
export const ORIGIN_TYPES_ADVICE =
  'This is no PNG, JPG or WebP. Save the picture as one of these and try again.';

/** What can be told of where a picture comes from; nothing of who made it. */
export const pictureOrigin = z.object({
  /** True where our mark was found. False proves nothing: marks can be removed. */
  isOurs: z.boolean(),
  /** The day on which it was made, in UTC; null where too little of the mark is left to tell. */
  madeOn: z.iso.date().nullable(),
  /** True where the file itself says that a machine made it, here or elsewhere. */
  saysAi: z.boolean(),
});
export type PictureOrigin = z.infer<typeof pictureOrigin>;
