import type { ConversationView } from '@vesper/core/contract/conversation';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface ListState {
  /** The archive is shown instead of the list. */
  archive: boolean;
  /** Conversations chosen to do something with; null while nobody chooses. */
  selected: ReadonlyMap<string, ConversationView> | null;
  /** Conversations for which a folder is being chosen. */
  moving: readonly ConversationView[] | null;
  /** The conversation that is wanted as a file. */
  exporting: ConversationView | null;
  /** The conversation to which a link is made or ended. */
  sharing: ConversationView | null;
  /** What else is open above the list. */
  dialog: 'folder' | 'import' | null;
}

export const listStore = createStore<ListState>(() => ({
  archive: false,
  selected: null,
  moving: null,
  exporting: null,
  sharing: null,
  dialog: null,
}));

export const useListState = (): ListState => useStore(listStore);

export function openDialog(dialog: ListState['dialog']): void {
  listStore.setState({ dialog });
}

/** Begins to choose, with one that is chosen already. */
export function beginSelecting(first?: ConversationView): void {
  listStore.setState({ selected: new Map(first ? [[first.id, first]] : []) });
}

export function toggleSelected(conversation: ConversationView): void {
  const selected = new Map(listStore.getState().selected);
  if (!selected.delete(conversation.id)) selected.set(conversation.id, conversation);
  listStore.setState({ selected });
}

export function endSelecting(): void {
  listStore.setState({ selected: null });
}

export function showArchive(archive: boolean): void {
  listStore.setState({ archive, selected: null });
}

/** Asks for a folder for these. */
export function beginMoving(moving: readonly ConversationView[] | null): void {
  listStore.setState({ moving });
}

/** Asks as what kind of file. */
export function beginExport(exporting: ConversationView | null): void {
  listStore.setState({ exporting });
}

/** Opens what makes a link to it. */
export function beginShare(sharing: ConversationView | null): void {
  listStore.setState({ sharing });
}
