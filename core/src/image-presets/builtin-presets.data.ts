import type { ImagePreset } from './image-preset.ts';

const preset = (
  id: string,
  name: string,
  prompt: string,
  negativePrompt?: string,
): ImagePreset => ({
  ...{ id, name, prompt, negativePrompt, isBuiltin: true },
  ...{ steps: undefined, guidance: undefined, models: undefined, sample: undefined },
});

/** Styles that are there without a file: in words that models know and the built-in painter reads. */
export const BUILTIN_PRESETS: readonly ImagePreset[] = [
  preset('watercolour', 'Watercolour', '{prompt}, watercolour on rough paper, soft edges'),
  preset('ink', 'Ink drawing', '{prompt}, ink wash drawing with fine lines on pale paper'),
  preset('pixel-art', 'Pixel art', '{prompt}, pixel art, crisp square pixels, few tones'),
  preset('monochrome', 'Black and white', '{prompt}, black and white, dramatic deep shadows'),
  preset(
    'golden-hour',
    'Golden hour',
    '{prompt}, golden hour, warm low light, long shadows',
    'rain',
  ),
  preset('neon-night', 'Neon night', '{prompt}, at night, neon glow in violet and magenta'),
  preset('dreamlike', 'Dreamlike', '{prompt}, dreamlike, ethereal haze, soft lilac light'),
  preset('stormy', 'Stormy drama', '{prompt}, dramatic stormy sky, dark clouds, cinematic light'),
];
