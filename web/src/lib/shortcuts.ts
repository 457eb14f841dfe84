import { onMac, PALETTE_KEYS, printedKey } from './shortcut-press.ts';

/** What can be wished for by the keyboard: on every signed-in screen, and in a chat. */
type EverywhereId = 'palette' | 'shortcuts';
type ChatId = 'new' | 'search' | 'focus' | 'stop' | 'previous' | 'next' | 'earlier' | 'later';

export interface Shortcut {
  id: EverywhereId | ChatId;
  does: string;
  /** As they are pressed together; `Mod` is Ctrl, or the command key of a Mac. */
  keys: readonly string[];
}

/** Every shortcut, by where it works: for the help, and beside what it does. */
export const SHORTCUTS: readonly Readonly<{ where: string; shortcuts: readonly Shortcut[] }>[] = [
  {
    where: 'Everywhere',
    shortcuts: [
      { id: 'palette', does: 'Search and commands', keys: PALETTE_KEYS },
      { id: 'shortcuts', does: 'This help', keys: ['?'] },
    ],
  },
  {
    where: 'In a chat',
    shortcuts: [
      { id: 'new', does: 'New conversation', keys: ['Alt', 'N'] },
      { id: 'search', does: 'Search conversations', keys: ['Alt', 'K'] },
      { id: 'focus', does: 'Write a message', keys: ['Alt', 'M'] },
      { id: 'stop', does: 'Stop the reply', keys: ['Alt', 'S'] },
      { id: 'previous', does: 'Previous conversation', keys: ['Alt', '↑'] },
      { id: 'next', does: 'Next conversation', keys: ['Alt', '↓'] },
      { id: 'earlier', does: 'Version before of the last reply', keys: ['←'] },
      { id: 'later', does: 'Next version of it', keys: ['→'] },
    ],
  },
];

/** The keys of a shortcut as they are printed on the keyboards of a system. */
export function printedKeys(id: Shortcut['id'], isMac = onMac()): readonly string[] {
  const { keys = [] } =
    SHORTCUTS.flatMap(({ shortcuts }) => shortcuts).find((one) => one.id === id) ?? {};
  return keys.map((key) => printedKey(key, isMac));
}
