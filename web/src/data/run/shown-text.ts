import type { RunState } from '../../realtime/index.ts';

/** A text as far as it is known: as stored, or as its run streams it, whichever is further. */
export function shownText(stored: string, { attempt, text }: Pick<RunState, 'attempt' | 'text'>) {
  // After a reset the stored text may be of the attempt that was declared void.
  return attempt > 1 || text.length >= stored.length ? text : stored;
}
