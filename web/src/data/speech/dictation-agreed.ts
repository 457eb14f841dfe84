const KEY = 'vesper:dictation';

/** For this visit, where the browser keeps nothing. */
let held = false;

/** Tells if somebody has agreed on this device that their voice is turned into text. */
export function hasAgreedToDictate(): boolean {
  try {
    return held || localStorage.getItem(KEY) === 'agreed';
  } catch {
    return held;
  }
}

export function agreeToDictate(): void {
  held = true;
  try {
    localStorage.setItem(KEY, 'agreed');
  } catch {
    // A full or forbidden storage asks again on the next visit.
  }
}
