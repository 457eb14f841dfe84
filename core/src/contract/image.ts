import { z } from 'zod';
import { SOME_TEXT } from './common.ts';
import { failureView } from './failure.ts';
import { LIMITS } from './limits.ts';
import { blurredField } from './maturity.ts';
import { pictureCheckFields } from './picture-check.ts';
import { chosenPreset, presetId } from './preset-id.ts';

export const IMAGE_SIZES = ['1024x1024', '1792x1024', '1024x1792'] as const;
export const IMAGE_QUALITIES = ['standard', 'hd'] as const;
export const IMAGE_STYLES = ['vivid', 'natural'] as const;

export const imageSize = z.enum(IMAGE_SIZES);
export const imageQuality = z.enum(IMAGE_QUALITIES);
export const imageStyle = z.enum(IMAGE_STYLES);
export type ImageSize = z.infer<typeof imageSize>;
export type ImageQuality = z.infer<typeof imageQuality>;
export type ImageStyle = z.infer<typeof imageStyle>;

export const imageSettings = z.object({
  size: imageSize,
  quality: imageQuality,
  style: imageStyle,
});

/** What a picture was made with. */
export const paintedSettings = imageSettings.extend({
  /** The model that was chosen; null where nobody chose. */
  modelId: z.string().nullable().default(null),
  /** Steps and guidance that were chosen; null where the model's own held. */
  steps: z.int().positive().nullable().default(null),
  guidance: z.number().nonnegative().nullable().default(null),
  /** The style that was chosen, by the name that it had; null where nobody chose. */
  preset: chosenPreset.nullable().default(null),
});

export const IMAGE_STATUSES = ['pending', 'complete', 'stopped', 'failed'] as const;
/** Seeds are 32-bit unsigned, as model servers take them. */
export const SEED_MAX = 2 ** 32 - 1;
export const SEED_RULE = `A seed is a whole number from 0 to ${SEED_MAX}.`;

const imageStatus = z.enum(IMAGE_STATUSES);

export const publicCreator = z.object({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
});

export const imageView = z.object({
  id: z.string(),
  runId: z.string().optional(),
  /** The picture itself, PNG: what is downloaded. */
  imageUrl: z.string().nullable(),
  /** The same in full size, compressed for the screen. */
  displayUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  /** The words of its maker, with what became of their choices. */
  prompt: z.string(),
  negativePrompt: z.string().nullable(),
  /** For its owner: the words with choices that `prompt` came of; null where they had none. */
  promptTemplate: z.string().nullable().default(null),
  /** 32-bit unsigned; the same request with the same seed gives the same picture. */
  seed: z.int().nonnegative(),
  model: z.string(),
  settings: paintedSettings,
  /** The same for all pictures of one order; null for one that was ordered by itself. */
  batchId: z.string().nullable().default(null),
  /** How it was made: of words alone, or of its origin; painting on around one is `outpaint`. */
  task: z
    .enum(['paint', 'vary', 'edit', 'inpaint', 'outpaint', 'upscale', 'cutout'])
    .default('paint'),
  /** The picture that it is a version of; null for one of words alone. Kept when that is deleted. */
  originId: z.string().nullable().default(null),
  /** Of the file, where they differ from the size that was ordered. */
  pixels: z
    .object({ width: z.int().positive(), height: z.int().positive() })
    .nullable()
    .default(null),
  /** In the list of one's own: how many pictures there are of its family, itself included. */
  family: z.int().positive().default(1),
  /** It can be seen through in places. */
  isTransparent: z.boolean().default(false),
  /** Share that was allowed to change, of a variation and of what was painted over. */
  strength: z.number().nullable().default(null),
  likes: z.int().nonnegative(),
  liked: z.boolean(),
  isPublic: z.boolean(),
  ...pictureCheckFields,
  ...blurredField,
  isOwn: z.boolean(),
  status: imageStatus,
  /** Of one that failed; null where nobody noted why. */
  failure: failureView.nullable().default(null),
  /** The photo it was made with, for its owner; such a picture becomes public by consent only. */
  likenessId: z.string().nullable(),
  /** The character that it shows, for its owner. */
  characterId: z.string().nullable().default(null),
  createdAt: z.iso.datetime(),
  /** For its owner: tokens that it cost; null for one from before that was noted. */
  price: z.int().nonnegative().nullable().default(null),
  /** Words of its owner to find it by. */
  tags: z.array(z.string()).default([]),
  /** Of a public picture: whose it is, and where their page is (`/api/creators/:id`). */
  user: publicCreator.optional(),
  creatorId: z.string().optional(),
});
export type ImageView = z.infer<typeof imageView>;

export const imagePrompt = z
  .string()
  .trim()
  .min(1, 'Please enter a description for your image.')
  .max(LIMITS.promptMax, `A description has at most ${LIMITS.promptMax} characters.`)
  .meta(SOME_TEXT);

/** What an engine will show of a prompt, in people's words, the most important first. */
export const promptReading = z.object({
  paints: z.array(z.string()),
  leavesOut: z.array(z.string()),
});
export type PromptReading = z.infer<typeof promptReading>;

export const readPromptRequest = z.strictObject({
  prompt: imagePrompt,
  presetId: presetId.optional(),
  /** Of the next picture, where it is decided. */
  seed: z.int().min(0).max(SEED_MAX).optional(),
});
export type ReadPromptRequest = z.infer<typeof readPromptRequest>;
export const readPromptResponse = z.object({
  /** Null where the engine cannot tell beforehand. */
  reading: promptReading.nullable(),
  /** What the choices in it can become, or with a seed will; empty where it has none. */
  becomes: z.array(z.string()).default([]),
  /** Why the order would be refused for its choices; null when it would not. */
  problem: z.string().nullable().default(null),
});
export type ReadPromptResponse = z.infer<typeof readPromptResponse>;

export const imageVisibilityRequest = z.strictObject({
  isPublic: z.boolean(),
  /** Said by the owner of a picture that shows them, each time it is made public. */
  consent: z.literal(true).optional(),
});
