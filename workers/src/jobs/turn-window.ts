/** Turns an engine gets to see: more is cost without use for the engines we have. */
export const TURNS_MAX = 200;
/** Old turns go so many at a time: a beginning that moved with each turn would be new to servers. */
const STEP = 50;

/**
 * Newest turns that an engine gets to see, so that the first of them stays the same for a while.
 * @param said turns in the conversation
 */
export function turnWindow(said: number): number {
  const gone = Math.max(0, Math.ceil((said - TURNS_MAX) / STEP)) * STEP;
  return Math.max(1, said - gone);
}
