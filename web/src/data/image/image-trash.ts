import type { TrashedImage } from '@vesper/core/contract/image-trash';
import { LIMITS } from '@vesper/core/contract/limits';
import { TOASTS } from '@vesper/core/contract/toasts';
import { inChunks } from '../../lib/in-chunks.ts';
import { mapItems, usePagedList, type Pages } from '../../lib/paged-list.ts';
import { queryClient, READ_ON_OPEN } from '../../lib/query.ts';
import { showToast } from '../../lib/toast-store.ts';
import { imageApi } from './image-api.ts';
import { refreshImages } from './image-cache.ts';

const KEY = ['api', 'image-trash'] as const;

/** Pictures that can be brought back, last deleted first. */
export function useImageTrash() {
  return usePagedList<TrashedImage>({ queryKey: KEY, fetchPage: imageApi.trash, ...READ_ON_OPEN });
}

export function readTrashAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: KEY });
}

/** Brings pictures back into every list. @throws what the call throws */
export async function restoreImages(ids: readonly string[]): Promise<void> {
  for (const some of inChunks(ids, LIMITS.bulkMax)) await imageApi.restore(some);
  take(ids);
  await Promise.all([refreshImages(), readTrashAgain()]);
}

/** The same from the trash: says how it went. */
export async function restoreImage(id: string): Promise<void> {
  try {
    await restoreImages([id]);
    showToast({ ...TOASTS.imageRestored, kind: 'success' });
  } catch {
    showToast({ ...TOASTS.imageRestoreFailed, kind: 'failure' });
  }
}

/** Deletes a picture of the trash, or all of it, for good. @returns whether it is gone */
export async function removeForGood(what: string | 'all'): Promise<boolean> {
  try {
    await (what === 'all' ? imageApi.emptyTrash() : imageApi.removeForGood([what]));
    if (what === 'all') queryClient.removeQueries({ queryKey: KEY });
    else take([what]);
    await readTrashAgain();
    return true;
  } catch {
    showToast({ ...TOASTS.trashFailed, kind: 'failure' });
    return false;
  }
}

/** Takes pictures out of the trash on screen. */
function take(ids: readonly string[]): void {
  queryClient.setQueryData<Pages<TrashedImage>>(
    KEY,
    (data) => data && mapItems(data, (image) => (ids.includes(image.id) ? null : image)),
  );
}
