import type { Shortcut as AnyShortcut } from '../../lib/shortcuts.ts';

/** A wish that the keyboard can express on the chat screen. */
export type Shortcut = Exclude<AnyShortcut['id'], 'palette' | 'shortcuts'>;

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
 * The wish behind a key press. `arrowsFree`: it goes to nothing that an arrow moves, such as words or
 * a list of choices.
 */
export function shortcutOf(press: Press, arrowsFree: boolean): Shortcut | null {
  if (press.defaultPrevented || press.isComposing || press.ctrlKey || press.metaKey) return null;
  if (press.altKey) return WITH_ALT[press.code] ?? null;
  return arrowsFree && !press.shiftKey ? (ARROWS[press.key] ?? null) : null;
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
