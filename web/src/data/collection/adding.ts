import { createStore } from 'zustand/vanilla';

/** Pictures for which a collection is being chosen; undefined while none is. */
export const addingStore = createStore<{ ids: readonly string[] | undefined }>(() => ({
  ids: undefined,
}));

/** Asks into which collection these pictures go. */
export function askCollection(ids: readonly string[]): void {
  addingStore.setState({ ids });
}

export function endAdding(): void {
  addingStore.setState({ ids: undefined });
}
