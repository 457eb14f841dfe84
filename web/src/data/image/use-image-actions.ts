import type { ImageView } from '@vesper/core/contract/image';
import { TOASTS } from '@vesper/core/contract/toasts';
import { useState } from 'react';
import { downloadName, saveFile } from '../../lib/download.ts';
import { showToast, type ToastInput } from '../../lib/toast-store.ts';
import { imageApi } from './image-api.ts';
import { showVisibility } from './image-cache.ts';
import { askToPublish } from './publication.ts';

type Action = 'download' | 'visibility';
type Words = Pick<ToastInput, 'title' | 'description'>;

/** The things that can be done with a finished picture; each says how it went. */
export function useImageActions(image: ImageView) {
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
      const work = (): Promise<unknown> => imageApi.setVisibility(image.id, isPublic, asks);
      if (!(await run('visibility', work, TOASTS.visibilityFailed))) return;
      showVisibility(image.id, isPublic);
      showToast({ ...TOASTS.visibilityUpdated, kind: 'success' });
    },
  };
}
