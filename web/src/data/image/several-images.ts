import type { ImageView } from '@vesper/core/contract/image';
import { imageChanges, type ImageChanges } from '@vesper/core/contract/image-bulk';
import { LIMITS } from '@vesper/core/contract/limits';
import { TOASTS } from '@vesper/core/contract/toasts';
import { serverMessage } from '../../lib/api-error.ts';
import { saveBlob } from '../../lib/download.ts';
import { count } from '../../lib/format.ts';
import { inChunks } from '../../lib/in-chunks.ts';
import { request } from '../../lib/request.ts';
import { requestFile } from '../../lib/request-file.ts';
import { showToast } from '../../lib/toast-store.ts';
import { patchImage, refreshPublicImages } from './image-cache.ts';
import { askToPublish } from './publication.ts';
import { refusalWords } from './refusal-words.ts';

const nameOf = (isPublic: boolean): string => (isPublic ? 'public' : 'private');

const change = (ids: readonly string[], wanted: object): Promise<ImageChanges> =>
  request(imageChanges, 'POST', '/api/images/changes', { body: { ids, change: wanted } });

/**
 * Makes pictures of one's own public or private, and says of how many it could not be done, and why.
 * @returns false when nothing was asked of the server
 */
export async function setVisibilityOf(
  images: readonly ImageView[],
  isPublic: boolean,
): Promise<boolean> {
  const others = images.filter((image) => image.isPublic !== isPublic);
  if (others.length === 0) {
    showToast({ title: `They are ${nameOf(isPublic)} already`, kind: 'info' });
    return false;
  }
  const asks = isPublic && others.some(({ likenessId }) => likenessId !== null);
  if (asks && !(await askToPublish())) return false;
  const total: ImageChanges = { changed: [], refused: [] };
  try {
    for (const some of inChunks(others, LIMITS.bulkMax)) {
      const ids = some.map(({ id }) => id);
      const { changed, refused } = await change(ids, { isPublic, ...(asks && { consent: true }) });
      for (const id of changed) patchImage(id, { isPublic });
      total.changed.push(...changed);
      total.refused.push(...refused);
    }
  } catch (error) {
    const description = serverMessage(error, TOASTS.visibilityFailed.description);
    showToast({ ...TOASTS.visibilityFailed, description, kind: 'failure' });
    return true;
  } finally {
    await refreshPublicImages();
  }
  tellChanges(total, isPublic, others.length);
  return true;
}

function tellChanges({ changed, refused }: ImageChanges, isPublic: boolean, all: number): void {
  const name = nameOf(isPublic);
  const done = `${count(changed.length, 'picture')} ${changed.length === 1 ? 'is' : 'are'} ${name} now`;
  showToast({
    title: changed.length > 0 ? done : TOASTS.visibilityFailed.title,
    ...(refused.length > 0 && { description: refusalWords(refused, all, `made ${name}`) }),
    kind: changed.length > 0 ? (refused.length > 0 ? 'info' : 'success') : 'failure',
  });
}

/** Hands pictures of one's own to the browser as one zip. */
export async function downloadImages(images: readonly ImageView[]): Promise<void> {
  const description = `At most ${LIMITS.bulkMax} pictures fit into one zip. Choose fewer.`;
  if (images.length > LIMITS.bulkMax) {
    showToast({ title: TOASTS.downloadFailed.title, description, kind: 'failure' });
    return;
  }
  try {
    const zip = await requestFile('/api/images/zips', { ids: images.map(({ id }) => id) });
    saveBlob(zip, `pictures ${new Date().toISOString().slice(0, 10)}.zip`);
  } catch (error) {
    const reason = serverMessage(error, TOASTS.downloadFailed.description);
    showToast({ title: TOASTS.downloadFailed.title, description: reason, kind: 'failure' });
  }
}
