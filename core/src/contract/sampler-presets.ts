import type { SamplerSettings } from './model.ts';

/** A way of choosing words that members can pick without knowing what a temperature is. */
export interface SamplerPreset {
  id: string;
  label: string;
  /** Says what it sounds like. */
  hint: string;
  sampler: SamplerSettings;
}

/** The ways that are offered, the operator's own first: it settles nothing by itself. */
export const SAMPLER_PRESETS: readonly SamplerPreset[] = [
  {
    id: 'balanced',
    label: 'Balanced',
    hint: 'As this model was set up.',
    sampler: {},
  },
  {
    id: 'precise',
    label: 'Precise',
    hint: 'Sober and to the point; much the same each time.',
    sampler: { temperature: 0.4, topP: 0.9 },
  },
  {
    id: 'vivid',
    label: 'Vivid',
    hint: 'Freer words and more surprises.',
    sampler: { temperature: 1.15, topP: 0.98, presencePenalty: 0.3 },
  },
  {
    id: 'long-winded',
    label: 'Long-winded',
    hint: 'Takes its time and goes into detail.',
    sampler: { temperature: 0.9, presencePenalty: 0.2, replyTokens: 2_048 },
  },
];

/** The preset that these settings are; undefined when they are somebody's own. */
export function presetOf(sampler: SamplerSettings): SamplerPreset | undefined {
  const written = canonical(sampler);
  return SAMPLER_PRESETS.find((preset) => canonical(preset.sampler) === written);
}

/** The settings in one form, whatever the order of their names. */
function canonical(sampler: SamplerSettings): string {
  const set = Object.entries(sampler).filter(([, value]) => value !== undefined);
  return JSON.stringify(set.sort(([a], [b]) => (a < b ? -1 : 1)));
}
