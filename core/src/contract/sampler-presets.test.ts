import { expect, it } from 'vitest';
import { samplerSettings } from './model.ts';
import { presetOf, SAMPLER_PRESETS } from './sampler-presets.ts';

it('every preset is within the bounds of the settings, and is found again from its values', () => {
  for (const preset of SAMPLER_PRESETS) {
    const stored = samplerSettings.parse(preset.sampler);
    expect(presetOf(Object.fromEntries(Object.entries(stored).toReversed()))).toBe(preset);
  }
  expect(presetOf({ temperature: 0.41, topP: 0.9 })).toBeUndefined();
});
