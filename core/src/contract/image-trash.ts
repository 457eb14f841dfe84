import type { z } from 'zod';
import { time } from './common.ts';
import { imageView } from './image.ts';

/** A picture that was deleted, in small, and can be brought back until it goes for good. */
export const trashedImage = imageView.extend({ trashedAt: time, goesAt: time });
export type TrashedImage = z.infer<typeof trashedImage>;
