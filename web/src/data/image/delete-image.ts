import type { ImageView } from '@vesper/core/contract/image';
import { TOASTS } from '@vesper/core/contract/toasts';
import { createUndoableDeletion } from '../../lib/undoable-deletion.ts';
import { imageApi } from './image-api.ts';
import { dropImage } from './image-cache.ts';

export const { remove: deleteImage, useLeaving: useLeavingImages } = createUndoableDeletion<
  Pick<ImageView, 'id'>
>({
  send: imageApi.remove,
  drop: dropImage,
  deleted: () => ({ ...TOASTS.imageDeleted, kind: 'success' }),
  failed: () => ({ ...TOASTS.imageDeleteFailed, kind: 'failure' }),
});
