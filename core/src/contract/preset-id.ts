import { z } from 'zod';

const ID = 'must be small letters, digits and hyphens, at most 40 of them';
export const presetId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, ID);

/** The style of a picture, by the name that it had. */
export const chosenPreset = z.object({ id: z.string(), name: z.string() });
