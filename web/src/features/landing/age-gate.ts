const KEY = 'vesper:adult';

/** Whether somebody has confirmed on this device that they are 18 or older. */
export function isConfirmedAdult(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

export function confirmAdult(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Where storage is forbidden the question is simply asked again.
  }
}
