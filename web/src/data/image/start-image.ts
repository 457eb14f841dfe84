import type { GenerateImageRequest, OrderedImage } from '@vesper/core/contract/generate-image';
import { createSendOnce } from '../../lib/send-once.ts';
import { trackRun } from '../../realtime/index.ts';
import { inBackground } from '../../lib/in-background.ts';
import { refreshStats } from '../stats/stats.ts';
import { imageApi } from './image-api.ts';
import { putImage } from './image-cache.ts';

const sendOnce = createSendOnce();

/** Orders pictures, shows them, and follows the runs that paint them. @throws what the call throws */
export async function startImage(order: GenerateImageRequest): Promise<OrderedImage> {
  const ordered = await sendOnce(order, (key) => imageApi.generate(order, key));
  const { batch, ...first } = ordered;
  for (const image of [first, ...batch]) {
    if (image.runId !== undefined) {
      trackRun({ runId: image.runId, kind: 'image', imageId: image.id });
    }
    putImage(image);
  }
  inBackground(refreshStats());
  return ordered;
}
