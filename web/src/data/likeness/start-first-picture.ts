import type { ImageView } from '@vesper/core/contract/image';
import { createSendOnce } from '../../lib/send-once.ts';
import { inBackground } from '../../lib/in-background.ts';
import { trackRun } from '../../realtime/index.ts';
import { putImage } from '../image/image-cache.ts';
import { likenessApi } from './likeness-api.ts';
import { refreshLikenesses } from './likenesses.ts';

const sendOnce = createSendOnce();

/** Orders the free first picture, and follows the run that paints it. @throws what the call throws */
export async function startFirstPicture(prompt: string): Promise<ImageView> {
  const image = await sendOnce(prompt, (key) => likenessApi.firstPicture(prompt, key));
  if (image.runId !== undefined) trackRun({ runId: image.runId, kind: 'image', imageId: image.id });
  putImage(image);
  inBackground(refreshLikenesses());
  return image;
}
