/** Opens the palette on every screen; `Mod` is Ctrl, or the command key of a Mac. */
export const PALETTE_KEYS = ['Mod', 'K'] as const;

/** A key as it is printed on the keyboards of a system. */
export function printedKey(key: string, isMac: boolean): string {
  if (key === 'Mod') return isMac ? '⌘' : 'Ctrl';
  return key === 'Alt' && isMac ? '⌥' : key;
}

/** Tells whether the keys at hand are those of Apple. */
export const onMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

type Press = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented'
>;

/** The wish behind a key press that every screen knows. `typing`: it goes into a field. */
export function wishEverywhere(press: Press, typing: boolean): 'palette' | 'shortcuts' | null {
  if (press.defaultPrevented || press.isComposing || press.altKey) return null;
  if (press.ctrlKey !== press.metaKey) {
    return press.key.toLowerCase() === 'k' && !press.shiftKey ? 'palette' : null;
  }
  return press.key === '?' && !typing && !press.ctrlKey ? 'shortcuts' : null;
}

/** Tells whether keys that go there are typed into something. */
export function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}
