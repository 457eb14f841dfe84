const KEY = 'vesper:adult';
/** A "no" holds for a day: long enough to mean it, and no lasting harm where it was a slip. */
const REFUSAL_MS = 24 * 60 * 60 * 1000;

/** The question before the first step into the app, on either side of sign-in. */
export const ADULT_QUESTION = {
  title: 'Are you 18 or older?',
  text: 'What lies ahead is made for adults. All AI content is fictional.',
  yes: 'I am 18 or older',
  no: 'I am under 18',
  refusedTitle: 'Come back when you are 18',
  refusedText: 'This product is for adults only. Thank you for being honest.',
} as const;

function answer(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(value: string): void {
  try {
    localStorage.setItem(KEY, value);
  } catch {
    // Where storage is forbidden the question is simply asked again.
  }
}

/** True when somebody has confirmed on this device that they are 18 or older. */
export function isConfirmedAdult(): boolean {
  return answer() === 'yes';
}

export function confirmAdult(): void {
  remember('yes');
}

/** True when somebody has said on this device, within the last day, that they are not. */
export function isRefusedAdult(): boolean {
  const since = Date.now() - Number(/^no:(\d+)$/.exec(answer() ?? '')?.[1] ?? Number.NaN);
  return since >= 0 && since < REFUSAL_MS;
}

export function refuseAdult(): void {
  remember(`no:${Date.now()}`);
}
