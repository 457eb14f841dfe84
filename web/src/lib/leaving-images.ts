import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Pictures that are being deleted and may still be called back: no screen shows them. */
const store = createStore<ReadonlySet<string>>(() => new Set());

export function useLeavingImages(): ReadonlySet<string> {
  return useStore(store);
}

export function setLeaving(id: string, leaving: boolean): void {
  const next = new Set(store.getState());
  if (leaving) next.add(id);
  else next.delete(id);
  store.setState(next, true);
}
