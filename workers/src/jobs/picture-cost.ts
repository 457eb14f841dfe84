import type { ImageModelConfig } from '@vesper/core/config/image-models';
import type { PictureUsage } from '../engines/image/image-engine.ts';

const MILLION = 1_000_000;

/**
 * What a picture cost whoever runs the place: by its tokens where the server counted them and the
 * operator named their prices, else what a picture of the model costs.
 */
export function pictureCost(model: ImageModelConfig, usage: PictureUsage | undefined): number {
  const prices = model.engine === 'openai' ? model.costPerMillion : undefined;
  if (!prices || !usage) return model.costPerPicture ?? 0;
  const { text, image, output } = usage;
  return (text * prices.text + image * prices.image + output * prices.output) / MILLION;
}
