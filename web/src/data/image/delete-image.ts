import type { ImageView } from '@vesper/core/contract/image';
import { LIMITS } from '@vesper/core/contract/limits';
import { TOASTS } from '@vesper/core/contract/toasts';
import { inChunks } from '../../lib/in-chunks.ts';
import { createUndoableTrashing } from '../../lib/undoable-trashing.ts';
import { imageApi } from './image-api.ts';
import { dropImage, refreshImages } from './image-cache.ts';
import { readTrashAgain, restoreImages } from './image-trash.ts';

const TRASHED = 'They stay in your trash for 30 days.';

/** Some may be in the trash when it breaks off: then what is there is read again. */
async function removeSeveral(ids: readonly string[]): Promise<void> {
  try {
    for (const some of inChunks(ids, LIMITS.bulkMax)) await imageApi.removeSeveral(some);
  } catch (error) {
    await Promise.all([refreshImages(), readTrashAgain()]);
    throw error;
  }
}

const { remove, useLeaving } = createUndoableTrashing<Pick<ImageView, 'id'>>({
  send: async (ids) => {
    const [id] = ids;
    if (id !== undefined && ids.length === 1) await imageApi.remove(id);
    else await removeSeveral(ids);
    await readTrashAgain();
  },
  restore: restoreImages,
  drop: dropImage,
  deleted: ({ length }) => ({
    ...TOASTS.imageDeleted,
    ...(length > 1 && { title: `${length} Pictures Deleted`, description: TRASHED }),
    kind: 'success',
  }),
  failed: () => ({ ...TOASTS.imageDeleteFailed, kind: 'failure' }),
  notRestored: () => ({ ...TOASTS.imageRestoreFailed, kind: 'failure' }),
});

export const useLeavingImages = useLeaving;

/** Moves a picture to the trash, and offers to take it back. */
export function deleteImage(image: Pick<ImageView, 'id'>): void {
  remove([image]);
}

/** The same for several: one toast takes all of them back. */
export function deleteImages(images: readonly Pick<ImageView, 'id'>[]): void {
  remove(images);
}
