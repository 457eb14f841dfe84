/** A wish that the keyboard can express on the chat screen. */
export type Shortcut =
  'help' | 'new' | 'search' | 'focus' | 'stop' | 'previous' | 'next' | 'earlier' | 'later';

/** For the help sheet: what it does, and the keys as they are printed. */
export const SHORTCUTS: readonly Readonly<{
  id: Shortcut;
  does: string;
  keys: readonly string[];
}>[] = [
  { id: 'new', does: 'New conversation', keys: ['Alt', 'N'] },
  { id: 'search', does: 'Search conversations', keys: ['Alt', 'K'] },
  { id: 'focus', does: 'Write a message', keys: ['Alt', 'M'] },
  { id: 'stop', does: 'Stop the reply', keys: ['Alt', 'S'] },
  { id: 'previous', does: 'Previous conversation', keys: ['Alt', '↑'] },
  { id: 'next', does: 'Next conversation', keys: ['Alt', '↓'] },
  { id: 'earlier', does: 'Version before of the last reply', keys: ['←'] },
  { id: 'later', does: 'Next version of it', keys: ['→'] },
  { id: 'help', does: 'This help', keys: ['?'] },
];

type Press = Pick<
  KeyboardEvent,
  | 'key'
  | 'code'
  | 'altKey'
  | 'shiftKey'
  | 'ctrlKey'
  | 'metaKey'
  | 'isComposing'
  | 'defaultPrevented'
>;

/** By position on the keyboard: with Alt held, some systems give another letter. */
const WITH_ALT: Readonly<Record<string, Shortcut>> = {
  KeyN: 'new',
  KeyK: 'search',
  KeyM: 'focus',
  KeyS: 'stop',
  ArrowUp: 'previous',
  ArrowDown: 'next',
};

const ARROWS: Readonly<Record<string, Shortcut>> = { ArrowLeft: 'earlier', ArrowRight: 'later' };

/**
 * The wish behind a key press. `typing`: it goes into a field, so a plain character is a character.
 * `arrowsFree`: it goes to nothing that an arrow moves, such as words or a list of choices.
 */
export function shortcutOf(press: Press, typing: boolean, arrowsFree = !typing): Shortcut | null {
  if (press.defaultPrevented || press.isComposing || press.ctrlKey || press.metaKey) return null;
  if (press.altKey) return WITH_ALT[press.code] ?? null;
  return plainWish(press, typing, arrowsFree);
}

/** The wish behind a key that is pressed alone. */
function plainWish(
  { key, shiftKey }: Press,
  typing: boolean,
  arrowsFree: boolean,
): Shortcut | null {
  if (key === '?') return typing ? null : 'help';
  return arrowsFree && !shiftKey ? (ARROWS[key] ?? null) : null;
}

/** The conversation before or after the open one; the first when none is open, null at the ends. */
export function neighbour(
  ids: readonly string[],
  open: string | undefined,
  step: 1 | -1,
): string | null {
  const at = open === undefined ? -1 : ids.indexOf(open);
  return at === -1 ? (ids[0] ?? null) : (ids[at + step] ?? null);
}
