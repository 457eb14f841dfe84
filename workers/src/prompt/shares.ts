import type { PromptPartName } from '@vesper/core/contract/sent-prompt';

/**
 * Shares of the budget, from the part that is always in to the one that gives way first. Going down
 * the table each part takes what it needs, up to its share and to what those before it left; what
 * nobody takes belongs to older turns. So in a small context the examples go first, then lore of
 * low priority, memories, the summary, the persona, the note; the character's texts are shortened,
 * its description last. The frame and the last turn stay whatever happens.
 *
 * The share of the talk is set aside for its newest turns, however short it still is: a beginning
 * that changed as the talk grows would have to be computed anew by the server.
 */
export const SHARES = [
  ['frame', 1],
  ['talk', 0.3],
  ['instructions', 0.1],
  ['character', 0.45],
  ['note', 0.08],
  ['persona', 0.1],
  ['summary', 0.12],
  ['memories', 0.08],
  ['lore', 0.2],
  ['examples', 0.12],
] as const satisfies ReadonlyArray<readonly [PromptPartName, number]>;
