import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { rangeOf } from './range-of.ts';

interface Selection {
  /** Ids of the pictures that are chosen to do something with; null while nobody chooses. */
  selected: ReadonlySet<string> | null;
  /** The one that was chosen last by itself: a range begins there. */
  anchor: string | null;
}

const NONE: Selection = { selected: null, anchor: null };

const selectionStore = createStore<Selection>(() => NONE);

export const useSelected = (): Selection['selected'] => useStore(selectionStore).selected;

/** Whether somebody chooses, and whether this picture is among them. */
export const useIsSelected = (id: string): boolean =>
  useStore(selectionStore, ({ selected }) => selected?.has(id) ?? false);

export function beginSelecting(): void {
  selectionStore.setState({ selected: new Set(), anchor: null });
}

export function endSelecting(): void {
  selectionStore.setState(NONE);
}

export function toggleSelected(id: string): void {
  const selected = new Set(selectionStore.getState().selected);
  if (!selected.delete(id)) selected.add(id);
  selectionStore.setState({ selected, anchor: id });
}

/** Chooses all pictures from the one that was chosen last to this one, besides what is chosen. */
export function selectUpTo(id: string, shown: readonly string[]): void {
  const { selected, anchor } = selectionStore.getState();
  const range = rangeOf(shown, anchor ?? id, id);
  selectionStore.setState({
    selected: new Set([...(selected ?? []), ...range]),
    anchor: anchor ?? id,
  });
}

/** Chooses these; nothing when they all are chosen already. */
export function selectAll(shown: readonly string[]): void {
  const { selected } = selectionStore.getState();
  const isAll = shown.every((id) => selected?.has(id));
  selectionStore.setState({ selected: new Set(isAll ? [] : shown), anchor: null });
}
