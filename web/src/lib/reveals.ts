import { useCallback } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/**
 * Pictures of one kind that somebody asked to see sharp: they stay so until the page is loaded anew,
 * whatever lists they are in and however often those are read.
 * @param read asks the server for the paths of the sharp one
 */
export function createReveals<Sharp extends object>(read: (id: string) => Promise<Sharp>) {
  const store = createStore<{ sharp: ReadonlyMap<string, Sharp> }>(() => ({ sharp: new Map() }));
  return {
    /** @throws what the call throws */
    async reveal(id: string): Promise<void> {
      const sharp = await read(id);
      store.setState((state) => ({ sharp: new Map(state.sharp).set(id, sharp) }));
    },
    /** Gives a function that puts the sharp paths into what came blurred. */
    useSharpened() {
      const all = useStore(store, ({ sharp }) => sharp);
      return useCallback(
        <Item extends { id: string; blurred: boolean }>(item: Item): Item =>
          item.blurred ? { ...item, ...all.get(item.id) } : item,
        [all],
      );
    },
  };
}
