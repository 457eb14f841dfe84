import type { ImageView } from '@vesper/core/contract/image';
import { TOASTS } from '@vesper/core/contract/toasts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import {
  settledAs,
  unmadeBy,
  type RunEnding,
  type RunHandling,
  type RunResult,
  type RunState,
} from '../../realtime/index.ts';
import { refreshStats } from '../stats/stats.ts';
import { refreshLikenesses } from '../likeness/likenesses.ts';
import { imageApi } from './image-api.ts';
import { refreshImageModels } from './use-image-models.ts';
import { ownImages, patchImage, putImage, refreshImage } from './image-cache.ts';

/** A run that paints a picture. */
export const imageRun: RunHandling = { fetchResult, started, ended };

async function fetchResult({ imageId }: RunState): Promise<RunResult | null> {
  return imageId === undefined ? null : resultOf(await imageApi.read(imageId));
}

function resultOf(image: ImageView): RunResult | null {
  return image.status === 'pending' ? null : settledAs(image.status, { image }, image.failure);
}

/** Another tab or device may have started it: then the list here does not have it yet. */
function started({ imageId }: RunState): void {
  if (imageId !== undefined) inBackground(refreshImage(imageId));
}

function ended(run: RunState, how: RunEnding): void {
  const { status, imageId } = run;
  if (how === 'gone') {
    if (imageId !== undefined) inBackground(refreshImage(imageId));
    return;
  }
  takeEnd(run);
  inBackground(refreshStats());
  inBackground(refreshImageModels());
  if (status === 'completed' && !isOrderOpen(imageId)) {
    showToast({ ...TOASTS.imageGenerated, kind: 'success' });
  }
  if (status === 'failed') showToast({ ...TOASTS.generationFailed, kind: 'failure' });
}

/** Of an order of several the last one says that they are ready. */
function isOrderOpen(imageId: string | undefined): boolean {
  const own = ownImages();
  const batchId = own.find(({ id }) => id === imageId)?.batchId ?? null;
  if (batchId === null) return false;
  return own.some((image) => image.batchId === batchId && image.status === 'pending');
}

function takeEnd(run: RunState): void {
  const { image, imageId } = run;
  const unmade = unmadeBy(run);
  if (image) putImage(image);
  else if (imageId !== undefined && unmade) patchImage(imageId, unmade);
  // What a likeness was used for is told with the likeness.
  if (image?.likenessId) inBackground(refreshLikenesses());
}
