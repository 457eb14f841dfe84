import { setTimeout as wait } from 'node:timers/promises';

/** Speed at which a reply is spoken, in milliseconds. */
export interface Pace {
  /** Mean time for one word. */
  wordMs: number;
  /** Time before the first word. */
  thinkingMs: number;
}

/** The words of a text, each with the space after it; joined they are the text. */
function pieces(text: string): string[] {
  return text.match(/\S+\s*|^\s+/g) ?? [];
}

/** Yields a reply word by word, a little longer after a comma and longer still after a sentence. */
export async function* speak(
  text: string,
  pace: Pace,
  vary: () => number,
  signal: AbortSignal,
): AsyncIterable<string> {
  let pause = pace.thinkingMs;
  for (const piece of pieces(text)) {
    if (!(await waited(pause, signal))) return;
    yield piece;
    pause = pace.wordMs * (0.6 + 0.8 * vary()) * weight(piece);
  }
}

function weight(piece: string): number {
  if (/[.!?…]\s*$/.test(piece)) return 2.6;
  return /[,;:]\s*$/.test(piece) ? 1.6 : 1;
}

/** Waits; @returns false when it was aborted before the end. */
async function waited(ms: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted || ms <= 0) return !signal.aborted;
  return wait(ms, true, { signal }).catch(() => false);
}
