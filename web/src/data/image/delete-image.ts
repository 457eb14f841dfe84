import type { ImageView } from '@vesper/core/contract/image';
import { TOASTS } from '@vesper/core/contract/toasts';
import { createUndoableTrashing } from '../../lib/undoable-trashing.ts';
import { imageApi } from './image-api.ts';
import { dropImage } from './image-cache.ts';
import { readTrashAgain, restoreImages } from './image-trash.ts';

const { remove, useLeaving } = createUndoableTrashing<Pick<ImageView, 'id'>>({
  send: async (ids) => {
    for (const id of ids) await imageApi.remove(id);
    await readTrashAgain();
  },
  restore: restoreImages,
  drop: dropImage,
  deleted: () => ({ ...TOASTS.imageDeleted, kind: 'success' }),
  failed: () => ({ ...TOASTS.imageDeleteFailed, kind: 'failure' }),
  notRestored: () => ({ ...TOASTS.imageRestoreFailed, kind: 'failure' }),
});

export const useLeavingImages = useLeaving;

/** Moves a picture to the trash, and offers to take it back. */
export function deleteImage(image: Pick<ImageView, 'id'>): void {
  remove([image]);
}
