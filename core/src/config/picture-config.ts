import { z } from 'zod';

/** Variables of the checks of pictures; README's configuration table documents them. */
export const PICTURE_VARIABLES = {
  PICTURE_CHECK_URL: z.url({ protocol: /^https?$/ }).optional(),
  PICTURE_CHECK_KEY: z.string().optional(),
  PRIVATE_PICTURES: z.enum(['any', 'mild']).default('any'),
  PICTURE_PREVIEWS: z.enum(['shown', 'checked', 'off']).optional(),
} as const;

type RawPictures = z.output<z.ZodObject<typeof PICTURE_VARIABLES>>;

export interface PictureCheckConfig {
  /** A service that looks at pictures in place of the packaged models. */
  service: { url: string; apiKey: string | undefined } | undefined;
  /** Explicit pictures are refused to their owners too, and none is shown unchecked. */
  mildOnly: boolean;
  /** What is shown of a picture under way: each preview, those that have passed a check, or none. */
  previews: 'shown' | 'checked' | 'off';
}

export function picturesOf(raw: RawPictures): PictureCheckConfig {
  const { PICTURE_CHECK_URL: url, PICTURE_CHECK_KEY: apiKey } = raw;
  const mildOnly = raw.PRIVATE_PICTURES === 'mild';
  return {
    service: url === undefined ? undefined : { url, apiKey },
    mildOnly,
    previews: raw.PICTURE_PREVIEWS ?? (mildOnly ? 'off' : 'shown'),
  };
}

/** Sentences about what cannot hold together. */
export function pictureProblems({ PRIVATE_PICTURES, PICTURE_PREVIEWS }: RawPictures): string[] {
  if (PRIVATE_PICTURES !== 'mild' || PICTURE_PREVIEWS !== 'shown') return [];
  return [
    'PICTURE_PREVIEWS: "shown" shows what PRIVATE_PICTURES=mild refuses; write "checked" or "off".',
  ];
}
