import { z } from 'zod';
import { imageQuality, imageSize, imageStyle, SEED_MAX } from './image.ts';

/** The keyword of the text in our PNG files that says how they were made. */
export const FILE_SETTINGS_KEYWORD = 'vesper-settings';

/**
 * How a picture was made, as its file carries it: what everyone who may see it is shown beside it
 * anyway. No ids of people, photos or pictures.
 */
export const fileSettings = z.object({
  prompt: z.string().min(1),
  negativePrompt: z.string().nullable(),
  seed: z.int().min(0).max(SEED_MAX),
  size: imageSize,
  quality: imageQuality,
  style: imageStyle,
  /** The name on screen of the model that painted it, and its id where it was chosen. */
  model: z.string(),
  modelId: z.string().nullable(),
  steps: z.number().nullable(),
  guidance: z.number().nullable(),
  presetId: z.string().nullable(),
});
export type FileSettings = z.infer<typeof fileSettings>;
