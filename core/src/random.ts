/** A number in [0, 1), the next of a sequence that its seed alone decides. */
export type Random = () => number;

/**
 * Mulberry32: 32 bits of state are plenty for brush strokes and choices of words, it is the same
 * everywhere, and neighbouring seeds, as pictures of one order have, go ways of their own.
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
