/** A repeatable source of choices: the same seed gives the same choices in the same order. */
export interface Random {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
  pick<T>(list: readonly T[]): T | undefined;
  shuffle<T>(list: readonly T[]): T[];
}

/** FNV-1a over UTF-16 units: spreads short texts well enough to seed choices; not for security. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value >>> 0;
}

/** mulberry32, seeded with a text. */
export function seeded(text: string): Random {
  let state = hash(text);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  function pick<T>(list: readonly [T, ...T[]]): T;
  function pick<T>(list: readonly T[]): T | undefined;
  function pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(next() * list.length)];
  }
  return {
    next,
    chance: (probability) => next() < probability,
    pick,
    shuffle: (list) =>
      list
        .map((item) => ({ item, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item),
  };
}
