import type { GenerateImageRequest, OrderedImage } from '@vesper/core/contract/generate-image';
import type { ImageView } from '@vesper/core/contract/image';
import { createSendOnce } from '../../lib/send-once.ts';
import { trackRun } from '../../realtime/index.ts';
import { inBackground } from '../../lib/in-background.ts';
import { refreshStats } from '../stats/stats.ts';
import { imageApi } from './image-api.ts';
import { putImage } from './image-cache.ts';
import { refreshImageModels } from './use-image-models.ts';

const sendOnce = createSendOnce();

/** Orders pictures, shows them, and follows the runs that paint them. @throws what the call throws */
export async function startImage(order: GenerateImageRequest): Promise<OrderedImage> {
  const ordered = await sendOnce(order, (key) => imageApi.generate(order, key));
  follow(ordered);
  return ordered;
}

/** Shows pictures on their way, and follows the runs that paint them; all of them, in order. */
export function follow({ batch, ...first }: OrderedImage): ImageView[] {
  const images = [first, ...batch];
  for (const image of images) {
    if (image.runId !== undefined) {
      trackRun({ runId: image.runId, kind: 'image', imageId: image.id });
    }
    putImage(image);
  }
  inBackground(refreshStats());
  // What the next one has to wait for has changed.
  inBackground(refreshImageModels());
  return images;
}
