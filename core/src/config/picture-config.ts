import { z } from 'zod';

/** Variables of the checks of pictures; README's configuration table documents them. */
export const PICTURE_VARIABLES = {
  PICTURE_CHECK_URL: z.url({ protocol: /^https?$/ }).optional(),
  PICTURE_CHECK_KEY: z.string().optional(),
  PRIVATE_PICTURES: z.enum(['any', 'mild']).default('any'),
} as const;

interface RawPictures {
  PICTURE_CHECK_URL?: string | undefined;
  PICTURE_CHECK_KEY?: string | undefined;
  PRIVATE_PICTURES: 'any' | 'mild';
}

export interface PictureCheckConfig {
  /** A service that looks at pictures in place of the packaged models. */
  service: { url: string; apiKey: string | undefined } | undefined;
  /** Explicit pictures are refused to their owners too, and none is shown unchecked. */
  mildOnly: boolean;
}

export function picturesOf(raw: RawPictures): PictureCheckConfig {
  const { PICTURE_CHECK_URL: url, PICTURE_CHECK_KEY: apiKey } = raw;
  return {
    service: url === undefined ? undefined : { url, apiKey },
    mildOnly: raw.PRIVATE_PICTURES === 'mild',
  };
}
