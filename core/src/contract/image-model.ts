import { z } from 'zod';
import { imageSize } from './image.ts';
import { modelId } from './model.ts';

/** Things that a model of pictures may be able to do beside painting words. */
export const IMAGE_ABILITIES = [
  'negative',
  'seed',
  'reference',
  'vary',
  'edit',
  'inpaint',
  'outpaint',
  'upscale',
  'cutout',
] as const;
export const imageAbility = z.enum(IMAGE_ABILITIES);
export type ImageAbility = z.infer<typeof imageAbility>;

/** What a picture is made of: words alone (`paint`), or another picture. */
export const IMAGE_TASKS = ['paint', 'vary', 'edit', 'inpaint', 'upscale', 'cutout'] as const;
export type ImageTask = (typeof IMAGE_TASKS)[number];

/** Bounds that hold for any model of pictures, whatever its operator says. */
export const IMAGE_MODEL_LIMITS = {
  count: 50,
  servers: 16,
  /** Pixels on a side that a model may be asked for. */
  sideMin: 64,
  sideMax: 4_096,
  stepsMax: 150,
  guidanceMax: 30,
  /** Account tokens for one picture. */
  priceMax: 1_000,
  /** Pictures of one order. */
  picturesMax: 4,
} as const;

const { stepsMax, guidanceMax } = IMAGE_MODEL_LIMITS;

/** Steps that a model takes for a picture: within bounds, and for each quality. */
export const stepBounds = z.strictObject({
  min: z.int().min(1).max(stepsMax),
  max: z.int().min(1).max(stepsMax),
  standard: z.int().min(1).max(stepsMax),
  hd: z.int().min(1).max(stepsMax),
});
export type StepBounds = z.infer<typeof stepBounds>;

/** How closely a model keeps to the words. */
export const guidanceBounds = z.strictObject({
  min: z.number().min(0).max(guidanceMax),
  max: z.number().min(0).max(guidanceMax),
  default: z.number().min(0).max(guidanceMax),
});
export type GuidanceBounds = z.infer<typeof guidanceBounds>;

/** A model of pictures that members can choose. */
export const imageModelView = z.object({
  id: modelId,
  name: z.string(),
  description: z.string().nullable(),
  /** A picture that it made; null where there is none. */
  sampleUrl: z.string().nullable(),
  isBuiltin: z.boolean(),
  /** True while none of its servers answers; it comes back by itself. */
  isAway: z.boolean(),
  /** Tokens of the account that each picture costs. */
  price: z.int().nonnegative(),
  sizes: z.array(imageSize).min(1),
  abilities: z.array(imageAbility),
  /** Null: it has no such setting. */
  steps: stepBounds.nullable(),
  guidance: guidanceBounds.nullable(),
  /** Until a picture of each quality would be there that is ordered now; missing while unknown. */
  readyMs: z
    .object({
      standard: z.int().nonnegative().optional(),
      hd: z.int().nonnegative().optional(),
    })
    .optional(),
});
export type ImageModelView = z.infer<typeof imageModelView>;

/** The operator's models of pictures in their order; the first one paints where nobody chose. */
export const imageModelsView = z.object({ models: z.array(imageModelView).min(1) });
