/** The part of a key press that decides. */
type KeyPress = Readonly<
  Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'isComposing' | 'keyCode'>
>;

/** The code that Safari reports for the Enter that ends a composition, after `isComposing` is false again. */
const COMPOSING_KEY_CODE = 229;

/** Tells whether this key press means "send": plain Enter, and not the one that picks a suggestion. */
export function isSendKey(press: KeyPress): boolean {
  if (press.key !== 'Enter' || press.shiftKey || press.altKey) return false;
  return !press.isComposing && press.keyCode !== COMPOSING_KEY_CODE;
}

/** True where text is typed on the screen: Enter is a new line there, and a button sends. */
export function hasTouchKeyboard(): boolean {
  return matchMedia('(hover: none) and (pointer: coarse)').matches;
}
