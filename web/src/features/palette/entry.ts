import type { ReactNode } from 'react';
import type { Shortcut } from '../../lib/shortcuts.ts';

/** Something that can be chosen. */
export interface Entry {
  /** Unique among everything that is shown. */
  id: string;
  label: string;
  /** A second line. */
  detail?: string;
  /** It is found by these too. */
  words?: string;
  icon: ReactNode;
  /** The keys that do the same, where they do it now. */
  shortcut?: Shortcut['id'];
  run: () => void;
}

export interface EntryGroup {
  name: string;
  entries: readonly Entry[];
}

/** A screen, as the navigation knows it. */
export interface Place {
  to: string;
  label: string;
  words: string;
  icon: ReactNode;
}
