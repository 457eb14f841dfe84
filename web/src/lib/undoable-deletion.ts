import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { unlessMissing } from './api-error.ts';
import { inBackground } from './in-background.ts';
import { showToast, type ToastInput } from './toast-store.ts';
import { undoQueue } from './undo-queue.ts';

interface Deletion<Thing> {
  /** Deletes it on the server. With `keepalive` the call outlives the page that makes it. */
  send: (id: string, options: { keepalive: boolean }) => Promise<unknown>;
  /** Takes it out of what is held, once the server has deleted it. */
  drop: (id: string) => void;
  /** The toast that offers 'Undo'. */
  deleted: (thing: Thing) => ToastInput;
  failed: (error: unknown) => ToastInput;
}

/**
 * Deletions that can be called back: the thing leaves every screen at once, and is deleted when the
 * toast with 'Undo' has gone or the page is left, so a slip of the finger costs nothing.
 */
export function createUndoableDeletion<Thing extends { readonly id: string }>({
  send,
  drop,
  deleted,
  failed,
}: Deletion<Thing>) {
  /** Being deleted, and may still come back: no screen shows them. */
  const leaving = createStore<ReadonlySet<string>>(() => new Set());

  function setLeaving(id: string, on: boolean): void {
    const next = new Set(leaving.getState());
    if (on) next.add(id);
    else next.delete(id);
    leaving.setState(next, true);
  }

  async function commit(id: string, keepalive: boolean): Promise<void> {
    try {
      await send(id, { keepalive }).catch(unlessMissing);
      drop(id);
    } catch (error) {
      showToast(failed(error));
    } finally {
      setLeaving(id, false);
    }
  }

  return {
    remove(thing: Thing): void {
      const { id } = thing;
      const entry = {
        commit: (how: { leaving: boolean }) => commit(id, how.leaving),
        restore: () => setLeaving(id, false),
      };
      if (!undoQueue.add(id, entry)) return;
      setLeaving(id, true);
      showToast({
        ...deleted(thing),
        action: { label: 'Undo', onSelect: () => undoQueue.undo(id) },
        onGone: () => inBackground(undoQueue.commit(id)),
      });
    },
    /** Ids of what no list may show. */
    isLeaving: (id: string): boolean => leaving.getState().has(id),
    useLeaving: (): ReadonlySet<string> => useStore(leaving),
  };
}
