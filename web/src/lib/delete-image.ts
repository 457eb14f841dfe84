import { TOASTS } from '@vesper/core/contract/toasts';
import { showToast } from '../ui/toast-store.ts';
import { hasStatus } from './api-error.ts';
import { api } from './api.ts';
import { dropImage } from './images.ts';
import { setLeaving } from './leaving-images.ts';
import { undoQueue } from './undo-queue.ts';

/**
 * Takes a picture off every screen at once, and deletes it when the toast with 'Undo' has gone or
 * the page is left: a slip of the finger costs nothing.
 */
export function deleteWithUndo(id: string): void {
  const restore = (): void => setLeaving(id, false);
  const commit = ({ leaving }: { leaving: boolean }): Promise<void> => send(id, leaving);
  if (!undoQueue.add(id, { commit, restore })) return;
  setLeaving(id, true);
  showToast({
    ...TOASTS.imageDeleted,
    kind: 'success',
    action: { label: 'Undo', onSelect: () => undoQueue.undo(id) },
    onGone: () => void undoQueue.commit(id),
  });
}

async function send(id: string, keepalive: boolean): Promise<void> {
  try {
    await api.deleteImage(id, { keepalive }).catch((error: unknown) => {
      // Deleted elsewhere already: that is what was asked for.
      if (!hasStatus(error, 404)) throw error;
    });
    dropImage(id);
  } catch {
    showToast({ ...TOASTS.imageDeleteFailed, kind: 'failure' });
  } finally {
    setLeaving(id, false);
  }
}
