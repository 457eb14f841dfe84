import { createStore } from 'zustand/vanilla';

interface PaletteState {
  /** The dialog that is open: commands to search through, or the list of shortcuts. */
  shown: 'commands' | 'shortcuts' | null;
}

/** What is asked for from anywhere; the dialogs stand in the app. */
export const paletteStore = createStore<PaletteState>(() => ({ shown: null }));

export const showPalette = (): void => paletteStore.setState({ shown: 'commands' });
export const showShortcuts = (): void => paletteStore.setState({ shown: 'shortcuts' });
export const hidePalette = (): void => paletteStore.setState({ shown: null });
