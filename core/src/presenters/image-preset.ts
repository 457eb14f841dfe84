import { PRESET_LIMITS, type ImagePresetView } from '../contract/image-preset.ts';
import type { ImagePreset } from '../image-presets/image-preset.ts';
import type { WordLists } from '../wildcards/expand-wildcards.ts';

/** A style as members see it: without its words, which the operator may have worked on for long. */
export function presentImagePreset(preset: ImagePreset, sampleUrl: string | null): ImagePresetView {
  const { id, name, models, steps, guidance } = preset;
  return {
    ...{ id, name, sampleUrl },
    modelIds: models ? [...models] : null,
    steps: steps ?? null,
    guidance: guidance ?? null,
  };
}

/** The lists of words, each with some of them. */
export function presentWordLists(lists: WordLists) {
  return [...lists].map(([name, words]) => ({
    name,
    examples: words.slice(0, PRESET_LIMITS.examples),
  }));
}
