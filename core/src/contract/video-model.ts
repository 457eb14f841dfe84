import { z } from 'zod';
import { modelId } from './model.ts';

/** Proportions of a film, width to height. */
export const VIDEO_RATIOS = ['16:9', '1:1', '9:16'] as const;
export const videoRatio = z.enum(VIDEO_RATIOS);
export type VideoRatio = z.infer<typeof videoRatio>;

/** Things that a model of films may be able to do: film words, set a picture in motion, leave out. */
export const VIDEO_ABILITIES = ['words', 'animate', 'negative'] as const;
export const videoAbility = z.enum(VIDEO_ABILITIES);
export type VideoAbility = z.infer<typeof videoAbility>;

/** Bounds that hold for any model of films, whatever its operator says. */
export const VIDEO_MODEL_LIMITS = {
  count: 20,
  /** Length of a film, and how many lengths a model offers. */
  secondsMax: 20,
  lengths: 8,
  fpsMin: 4,
  fpsMax: 60,
  /** Pixels on a side that a model may be asked for. */
  sideMin: 64,
  sideMax: 1_920,
  /** Account tokens for one second. */
  priceMax: 100,
} as const;

/** A model of films that members can choose. */
export const videoModelView = z.object({
  id: modelId,
  name: z.string(),
  description: z.string().nullable(),
  isBuiltin: z.boolean(),
  /** True while none of its servers answers; it comes back by itself. */
  isAway: z.boolean(),
  /** Tokens of the account that each second costs. */
  pricePerSecond: z.int().nonnegative(),
  /** Lengths on offer, in seconds; the first one where nobody chose. */
  seconds: z.array(z.int().positive()).min(1),
  ratios: z.array(videoRatio).min(1),
  abilities: z.array(videoAbility),
});
export type VideoModelView = z.infer<typeof videoModelView>;

/** The models of films that a worker is there for, in the operator's order; none where films cannot be made. */
export const videoModelsView = z.object({ models: z.array(videoModelView) });
