import { z } from 'zod';
import { IMAGE_MODEL_LIMITS } from './image-model.ts';

/** Bounds of what an operator can say about a style. */
export const PRESET_LIMITS = {
  count: 100,
  nameMax: 40,
  /** Characters of its words, and of what it leaves out. */
  wordsMax: 1_000,
  /** Examples of a list of words that members see. */
  examples: 4,
} as const;

/** A style that members can choose: its words stay with the operator. */
export const imagePresetView = z.object({
  id: z.string(),
  name: z.string(),
  /** A picture in this style; null where there is none. */
  sampleUrl: z.string().nullable(),
  /** Ids of the models that it is for; null: for all. */
  modelIds: z.array(z.string()).nullable(),
  /** What it is painted with where the order does not say; null: as the model does by itself. */
  steps: z.int().positive().nullable(),
  guidance: z.number().nonnegative().nullable(),
});
export type ImagePresetView = z.infer<typeof imagePresetView>;

/** Words of which one is taken where `__name__` stands in a description. */
export const wordListView = z.object({
  name: z.string(),
  examples: z.array(z.string()),
});

/** What members can choose of to say more with fewer words, in the operator's order. */
export const imagePresetsView = z.object({
  presets: z.array(imagePresetView),
  lists: z.array(wordListView),
});
export type ImagePresetsView = z.infer<typeof imagePresetsView>;

export const presetSteps = z.int().min(1).max(IMAGE_MODEL_LIMITS.stepsMax);
export const presetGuidance = z.number().min(0).max(IMAGE_MODEL_LIMITS.guidanceMax);
