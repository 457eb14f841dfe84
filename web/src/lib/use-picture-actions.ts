import type { ImageView } from '@vesper/core/contract/image';
import { TOASTS } from '@vesper/core/contract/toasts';
import { useState } from 'react';
import { showToast, type ToastInput } from '../ui/toast-store.ts';
import { api } from './api.ts';
import { downloadName, saveFile } from './download.ts';
import { showVisibility } from './images.ts';
import { askToPublish } from './publication.ts';

type Action = 'download' | 'visibility';
type Words = Pick<ToastInput, 'title' | 'description'>;

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
    download: () => {
      const work = () => saveFile(image.imageUrl ?? '', downloadName(image.prompt));
      return run('download', work, TOASTS.downloadFailed);
    },
    setVisibility: async (isPublic: boolean): Promise<void> => {
      const asks = isPublic && image.likenessId !== null;
      if (asks && !(await askToPublish())) return;
      const work = (): Promise<unknown> => api.setVisibility(image.id, isPublic, asks);
      if (!(await run('visibility', work, TOASTS.visibilityFailed))) return;
      showVisibility(image.id, isPublic);
      showToast({ ...TOASTS.visibilityUpdated, kind: 'success' });
    },
  };
}
