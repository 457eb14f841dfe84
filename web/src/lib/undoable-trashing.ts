import { unlessMissing } from './api-error.ts';
import { inBackground } from './in-background.ts';
import { createLeaving } from './leaving.ts';
import { showToast, type ToastInput } from './toast-store.ts';

interface Trashing<Thing> {
  /** Moves them to the trash on the server. */
  send: (ids: readonly string[]) => Promise<unknown>;
  /** Takes them out of it again. */
  restore: (ids: readonly string[]) => Promise<unknown>;
  /** Takes one out of what is held, once its toast has gone. */
  drop: (id: string) => void;
  /** The toast that offers 'Undo'. */
  deleted: (things: readonly Thing[]) => ToastInput;
  failed: (error: unknown) => ToastInput;
  notRestored: (error: unknown) => ToastInput;
}

/**
 * Deletions that the server can take back: the things leave every screen and are in the trash at once,
 * so that nothing is lost or left over when the page goes. While the toast with 'Undo' stands, they are
 * held, to be back on screen as fast as they went.
 */
export function createUndoableTrashing<Thing extends { readonly id: string }>({
  send,
  restore,
  drop,
  deleted,
  failed,
  notRestored,
}: Trashing<Thing>) {
  const leaving = createLeaving();

  /** @returns whether they are in the trash */
  async function put(ids: readonly string[]): Promise<boolean> {
    try {
      await send(ids).catch(unlessMissing);
      return true;
    } catch (error) {
      leaving.set(ids, false);
      showToast(failed(error));
      return false;
    }
  }

  async function undo(ids: readonly string[], sent: Promise<boolean>): Promise<void> {
    leaving.set(ids, false);
    if (!(await sent)) return;
    try {
      await restore(ids);
    } catch (error) {
      ids.forEach(drop);
      showToast(notRestored(error));
    }
  }

  async function letGo(ids: readonly string[], sent: Promise<boolean>): Promise<void> {
    if (!(await sent)) return;
    ids.forEach(drop);
    leaving.set(ids, false);
  }

  return {
    /** Several with one toast: all of them come back, or none. What is on its way already, stays so. */
    remove(things: readonly Thing[]): void {
      const left = things.filter(({ id }) => !leaving.has(id));
      if (left.length === 0) return;
      const ids = left.map(({ id }) => id);
      leaving.set(ids, true);
      const sent = put(ids);
      showToast({
        ...deleted(left),
        action: { label: 'Undo', onSelect: () => inBackground(undo(ids, sent)) },
        onGone: () => inBackground(letGo(ids, sent)),
      });
    },
    /** Ids of what no list may show. */
    useLeaving: (): ReadonlySet<string> => leaving.use(),
  };
}
