import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Ids of what is being deleted and may still come back: no screen shows it. */
export function createLeaving() {
  const leaving = createStore<ReadonlySet<string>>(() => new Set());
  return {
    set(ids: readonly string[], on: boolean): void {
      const next = new Set(leaving.getState());
      for (const id of ids) {
        if (on) next.add(id);
        else next.delete(id);
      }
      leaving.setState(next, true);
    },
    has: (id: string): boolean => leaving.getState().has(id),
    use: (): ReadonlySet<string> => useStore(leaving),
  };
}
