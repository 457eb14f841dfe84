const KEY = 'vesper:adult';

/** The question before the first step into the app, on either side of sign-in. */
export const ADULT_QUESTION = {
  title: 'Are you 18 or older?',
  text: 'What lies ahead is made for adults. All AI content is fictional.',
  yes: 'I am 18 or older',
  no: 'I am under 18',
  refusedTitle: 'Come back when you are 18',
  refusedText: 'This product is for adults only. Thank you for being honest.',
} as const;

/** True when somebody has confirmed on this device that they are 18 or older. */
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
