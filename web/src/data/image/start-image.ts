import type { GenerateImageRequest, ImageView } from '@vesper/core/contract/image';
import { createSendOnce } from '../../lib/send-once.ts';
import { trackRun } from '../../realtime/index.ts';
import { inBackground } from '../../lib/in-background.ts';
import { refreshStats } from '../stats/stats.ts';
import { imageApi } from './image-api.ts';
import { putImage } from './image-cache.ts';

const sendOnce = createSendOnce();

/** Orders a picture, shows it, and follows the run that paints it. @throws what the call throws */
export async function startImage(order: GenerateImageRequest): Promise<ImageView> {
  const image = await sendOnce(order, (key) => imageApi.generate(order, key));
  if (image.runId !== undefined) trackRun({ runId: image.runId, kind: 'image', imageId: image.id });
  putImage(image);
  inBackground(refreshStats());
  return image;
}
