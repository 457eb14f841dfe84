import { z } from 'zod';
import { imagePrompt, imageSize, imageView, SEED_MAX, SEED_RULE } from './image.ts';
import { IMAGE_MODEL_LIMITS } from './image-model.ts';
import { modelId } from './model.ts';

/** Ways to make a picture of one that is there. */
export const VERSION_TASKS = ['vary', 'edit', 'inpaint', 'outpaint', 'upscale', 'cutout'] as const;
export type VersionTask = (typeof VERSION_TASKS)[number];

export const VERSION_LIMITS = {
  /** Characters of a mask in base64: a drawing in two colours is far smaller. */
  maskChars: 400_000,
  strengthMin: 0.05,
  /** Share of the new picture's side that the old one takes up when it is painted on around it. */
  zoomMin: 0.4,
  /** Of an enlarged picture: pixels of a side, and of all of it. */
  sideMax: 8_192,
  pixelsMax: 40_000_000,
  /** Bytes of an order: the mask in base64, and the words. */
  bodyBytes: 450_000,
  /** Pictures of one family that are listed. */
  family: 200,
} as const;

export const UPSCALE_FACTORS = [2, 4] as const;

const order = {
  /** Who paints, of `GET /api/image-models`; the one that made the origin by default, if it can. */
  modelId: modelId.optional(),
  seed: z.int(SEED_RULE).min(0, SEED_RULE).max(SEED_MAX, SEED_RULE).optional(),
};
const count = z.int().min(1).max(IMAGE_MODEL_LIMITS.picturesMax).default(1);
const strength = z.number().min(VERSION_LIMITS.strengthMin).max(1);

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const mask = z
  .string()
  .max(VERSION_LIMITS.maskChars, 'This mask is too large.')
  .regex(BASE64, 'A mask is a PNG in base64.');

/** How a version is ordered of a picture of one's own. */
export const imageVersionRequest = z.discriminatedUnion('task', [
  z.strictObject({
    task: z.literal('vary'),
    ...order,
    count,
    /** Share that may change: near 0 hardly anything, 1 everything. */
    strength: strength.default(0.5),
    /** Its own words by default. */
    prompt: imagePrompt.optional(),
  }),
  /** The words say what is to be changed. */
  z.strictObject({ task: z.literal('edit'), ...order, count, prompt: imagePrompt }),
  z.strictObject({
    task: z.literal('inpaint'),
    ...order,
    count,
    /** PNG in base64, in the pixels of the picture: white is painted anew, black stays. */
    mask,
    /** What is to be seen there. */
    prompt: imagePrompt,
    strength: strength.default(1),
  }),
  z.strictObject({
    task: z.literal('outpaint'),
    ...order,
    count,
    /** The size of the new picture; the old one lies within it, in the middle. */
    size: imageSize,
    /** 1: as large as fits; what is left over around it is painted. */
    zoom: z.number().min(VERSION_LIMITS.zoomMin).max(1).default(1),
    prompt: imagePrompt.optional(),
  }),
  z.strictObject({
    task: z.literal('upscale'),
    ...order,
    factor: z.literal(UPSCALE_FACTORS).default(2),
  }),
  /** Without its background: what is behind becomes transparent. */
  z.strictObject({ task: z.literal('cutout'), ...order }),
]);
export type ImageVersionRequest = z.infer<typeof imageVersionRequest>;

/** A picture with all that came of it and all it came of, oldest first; a tree by `originId`. */
export const imageFamily = z.object({ images: z.array(imageView).min(1) });
export type ImageFamily = z.infer<typeof imageFamily>;
