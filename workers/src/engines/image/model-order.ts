import type { PixelSize } from '@vesper/core/config/image-models';
import type { ImageSize } from '@vesper/core/contract/image';
import type { GuidanceBounds, StepBounds } from '@vesper/core/contract/image-model';
import type { ImageRequest } from './image-engine.ts';

/**
 * Pixels that a diffusion model is asked for where its operator named none: counts that SDXL and
 * its kin were trained on. Far more than a megapixel gives them two heads.
 */
const PIXELS: Readonly<Record<ImageSize, PixelSize>> = {
  '1024x1024': { width: 1024, height: 1024 },
  '1792x1024': { width: 1344, height: 768 },
  '1024x1792': { width: 768, height: 1344 },
};
/** What most models make a good picture with. */
const STEPS = { standard: 25, hd: 40 } as const;
const GUIDANCE = 6;

interface DiffusionModel {
  sizes?: Partial<Record<ImageSize, PixelSize>> | undefined;
  steps?: StepBounds | undefined;
  guidance?: GuidanceBounds | undefined;
}

/** The numbers that a diffusion model is asked for: the member's, else the operator's, else usual ones. */
export function diffusionOrder(model: DiffusionModel, request: ImageRequest) {
  const { size, quality, steps, guidance } = request;
  return {
    ...(model.sizes?.[size] ?? PIXELS[size]),
    steps: steps ?? model.steps?.[quality] ?? STEPS[quality],
    guidance: guidance ?? model.guidance?.default ?? GUIDANCE,
  };
}
