import { z } from 'zod';

/** What a check found of a picture: from what is for every eye to what none but its owner sees. */
export const MATURITIES = ['general', 'suggestive', 'explicit'] as const;
export const maturity = z.enum(MATURITIES);
export type Maturity = z.infer<typeof maturity>;

/** How a member meets pictures of others that are more than general. */
export const MATURE_PICTURES = ['show', 'blur', 'hide'] as const;
export const maturePictures = z.enum(MATURE_PICTURES);
export type MaturePictures = z.infer<typeof maturePictures>;

/** Until they choose: nothing is kept from them, and nothing meets them unasked. */
export const MATURE_PICTURES_AT_FIRST: MaturePictures = 'blur';

/** A picture comes blurred, by the viewer's choice; its paths are those of the blurred one. */
export const blurredField = { blurred: z.boolean().default(false) } as const;

/** Asks for one picture sharp, whatever the viewer has chosen for all. */
export const revealQuery = z.object({ sharp: z.literal('true').optional() });
