import type { FileSettings } from '../contract/file-settings.ts';
import type { ImageDocument } from '../models/image.ts';
import { settingsOf } from './image.ts';

/** How a picture was made, as its own file tells it to whoever has it. */
export function presentFileSettings(image: ImageDocument): FileSettings {
  const { prompt, negativePrompt, seed, model } = image;
  const { preset, ...settings } = settingsOf(image);
  return {
    ...{ prompt, negativePrompt: negativePrompt ?? null, seed, model },
    ...settings,
    presetId: preset?.id ?? null,
  };
}
