import { unlessMissing } from './api-error.ts';
import { inBackground } from './in-background.ts';
import { createLeaving } from './leaving.ts';
import { showToast, type ToastInput } from './toast-store.ts';
import { undoQueue } from './undo-queue.ts';

interface Deletion<Thing> {
  /** Deletes it on the server. With `keepalive` the call outlives the page that makes it. */
  send: (id: string, options: { keepalive: boolean }) => Promise<unknown>;
  /** Deletes several on the server; without it they go one by one. */
  sendAll?: (ids: readonly string[], options: { keepalive: boolean }) => Promise<unknown>;
  /** Takes it out of what is held, once the server has deleted it. */
  drop: (id: string) => void;
  /** The toast that offers 'Undo'. */
  deleted: (thing: Thing) => ToastInput;
  /** The same for several. */
  deletedAll?: (count: number) => ToastInput;
  failed: (error: unknown) => ToastInput;
}

/**
 * Deletions that can be called back: the thing leaves every screen at once, and is deleted when the
 * toast with 'Undo' has gone or the page is left, so a slip of the finger costs nothing.
 */
export function createUndoableDeletion<Thing extends { readonly id: string }>({
  send,
  sendAll = async (ids, options) => Promise.all(ids.map((id) => send(id, options))),
  drop,
  deleted,
  deletedAll,
  failed,
}: Deletion<Thing>) {
  const leaving = createLeaving();

  async function commit(ids: readonly string[], keepalive: boolean): Promise<void> {
    const [id, ...more] = ids;
    try {
      if (id !== undefined && more.length === 0) await send(id, { keepalive }).catch(unlessMissing);
      else await sendAll(ids, { keepalive });
      ids.forEach(drop);
    } catch (error) {
      showToast(failed(error));
    } finally {
      leaving.set(ids, false);
    }
  }

  function removeTogether(ids: readonly string[], told: ToastInput): void {
    const key = ids.join();
    const entry = {
      commit: (how: { leaving: boolean }) => commit(ids, how.leaving),
      restore: () => leaving.set(ids, false),
    };
    if (!undoQueue.add(key, entry)) return;
    leaving.set(ids, true);
    showToast({
      ...told,
      action: { label: 'Undo', onSelect: () => undoQueue.undo(key) },
      onGone: () => inBackground(undoQueue.commit(key)),
    });
  }

  return {
    remove: (thing: Thing): void => removeTogether([thing.id], deleted(thing)),
    /** Several with one toast: all of them come back, or none. */
    removeAll(things: readonly Thing[]): void {
      const [first, ...more] = things;
      if (!first) return;
      const told = more.length > 0 ? deletedAll?.(things.length) : undefined;
      removeTogether(
        things.map(({ id }) => id),
        told ?? deleted(first),
      );
    },
    /** Ids of what no list may show. */
    isLeaving: (id: string): boolean => leaving.has(id),
    useLeaving: (): ReadonlySet<string> => leaving.use(),
  };
}
