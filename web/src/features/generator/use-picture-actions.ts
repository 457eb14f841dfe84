import type { ImageView } from '@vesper/core/contract/image';
import { TOASTS } from '@vesper/core/contract/toasts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { dropImage, patchImage } from '../../lib/images.ts';
import { showToast, type ToastInput } from '../../ui/toast-store.ts';
import { downloadName } from './download-name.ts';

type Action = 'download' | 'visibility' | 'remove';
type Words = Pick<ToastInput, 'title' | 'description'>;

async function saveFile(image: ImageView): Promise<void> {
  const response = await fetch(image.imageUrl ?? '', { credentials: 'include' });
  if (!response.ok) throw new Error(`The picture answered ${response.status}.`);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = downloadName(image.prompt);
  link.click();
  URL.revokeObjectURL(address);
}

/** What can be done with a finished picture; each says how it went. */
export function usePictureActions(image: ImageView) {
  const [busy, setBusy] = useState<Action>();

  const run = async (action: Action, work: () => Promise<unknown>, words: Words) => {
    setBusy(action);
    try {
      await work();
      return true;
    } catch {
      showToast({ ...words, kind: 'failure' });
      return false;
    } finally {
      setBusy(undefined);
    }
  };

  return {
    busy,
    download: () => run('download', () => saveFile(image), TOASTS.downloadFailed),
    setVisibility: async (isPublic: boolean): Promise<void> => {
      const work = (): Promise<unknown> => api.setVisibility(image.id, isPublic);
      if (!(await run('visibility', work, TOASTS.visibilityFailed))) return;
      patchImage(image.id, { isPublic });
      showToast({ ...TOASTS.visibilityUpdated, kind: 'success' });
    },
    remove: async (): Promise<boolean> => {
      const gone = await run('remove', () => api.deleteImage(image.id), TOASTS.imageDeleteFailed);
      if (gone) {
        dropImage(image.id);
        showToast({ ...TOASTS.imageDeleted, kind: 'success' });
      }
      return gone;
    },
  };
}
