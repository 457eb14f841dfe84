const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Below these, milliseconds, a time is said in these words: nobody counts the rest. */
const WORDS: readonly [below: number, words: string][] = [
  [4 * SECOND, 'a few seconds'],
  [24 * SECOND, ''],
  [41 * SECOND, 'about half a minute'],
  [76 * SECOND, 'about a minute'],
  [106 * SECOND, 'about a minute and a half'],
];

/** A time as people say it: 'about half a minute'. */
export function timeWords(ms: number): string {
  const words = WORDS.find(([below]) => ms < below)?.[1];
  if (words) return words;
  if (words === '') return `about ${Math.max(5, Math.round(ms / 5_000) * 5)} seconds`;
  if (ms < HOUR) return `about ${Math.round(ms / MINUTE)} minutes`;
  return ms < 1.5 * HOUR ? 'about an hour' : `about ${Math.round(ms / HOUR)} hours`;
}

/** When something that is being made is there, by the milliseconds that are left. */
export const leftWords = (left: number): string =>
  left === 0 ? 'any moment now' : `ready in ${timeWords(left)}`;
