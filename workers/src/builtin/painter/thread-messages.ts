import { imageQuality, imageSize, imageStyle } from '@vesper/core/contract/image';
import { z } from 'zod';

/** An order of the engine to its thread: one picture at a time. */
const paintOrder = z.object({
  type: z.literal('paint'),
  prompt: z.string(),
  negativePrompt: z.string().optional(),
  size: imageSize,
  quality: imageQuality,
  style: imageStyle,
  seed: z.int().nonnegative(),
  /** An encoded photo of the person the picture is to show. */
  photo: z.instanceof(Uint8Array).optional(),
  /** Words and seed of the portrait of the character it is to show. */
  portrait: z.object({ prompt: z.string(), seed: z.int().nonnegative() }).optional(),
  /** Words and seed of the picture whose composition is to be kept. */
  basis: z.object({ prompt: z.string(), seed: z.int().nonnegative() }).optional(),
  /** Least time between two layers, in milliseconds. */
  pace: z.number().nonnegative(),
  /** Share of the size that is painted and then enlarged. */
  scale: z.number().positive().max(1),
});
export type PaintOrder = z.infer<typeof paintOrder>;

/** An order of a film. Each frame waits until it is asked for, so that none piles up. */
const filmOrder = z.object({
  type: z.literal('film'),
  prompt: z.string(),
  negativePrompt: z.string().optional(),
  seed: z.int().nonnegative(),
  width: z.int().positive(),
  height: z.int().positive(),
  seconds: z.int().positive(),
  fps: z.int().positive(),
});
export type FilmOrder = z.infer<typeof filmOrder>;

/** Asks for the next frame of the film. */
export const NEXT_FRAME = { type: 'next' } as const;

export const threadOrder = z.discriminatedUnion('type', [
  paintOrder,
  filmOrder,
  z.object({ type: z.literal('next') }),
]);

/**
 * A report of the thread: layers or frames finished, then the picture, the end of the film, or why
 * there is none.
 */
export const threadReport = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('step'),
    progress: z.number().min(0).max(1),
    preview: z.instanceof(Uint8Array).optional(),
    /** Of a film: red, green, blue and opacity of each pixel. */
    frame: z.instanceof(Uint8Array).optional(),
  }),
  z.object({ type: z.literal('done'), png: z.instanceof(Uint8Array) }),
  z.object({ type: z.literal('filmed') }),
  z.object({ type: z.literal('failed'), message: z.string() }),
]);
export type ThreadReport = z.infer<typeof threadReport>;
