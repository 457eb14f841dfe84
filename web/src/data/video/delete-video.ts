import { TOASTS } from '@vesper/core/contract/toasts';
import { unlessMissing } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toast-store.ts';
import { videoApi } from './video-api.ts';
import { dropVideo } from './video-cache.ts';

/** Deletes a film, and says what came of it. @returns whether it is gone */
export async function deleteVideo(id: string): Promise<boolean> {
  try {
    await videoApi.remove(id).catch(unlessMissing);
    dropVideo(id);
    showToast({ ...TOASTS.videoDeleted, kind: 'success' });
    return true;
  } catch {
    showToast({ ...TOASTS.videoDeleteFailed, kind: 'failure' });
    return false;
  }
}
