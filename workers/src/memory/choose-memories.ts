import { estimateTokens } from '../prompt/estimate-tokens.ts';

/** A fact that may be given to a companion. */
export interface KnownFact {
  id: string;
  text: string;
  isPinned: boolean;
  createdAt: Date;
  /** How much it has to do with what is spoken of; 0 for not at all. */
  relevance: number;
}

/** Around each fact: its line break and dash. */
const PER_FACT = 3;

/**
 * Chooses the facts for one reply: pinned ones, then what has to do with the talk, then the newest,
 * as many as fit. They come in the order in which they were noted, so that the beginning of a
 * prompt stays the same from turn to turn as far as it can.
 */
export function chooseMemories<Fact extends KnownFact>(
  facts: readonly Fact[],
  tokens: number,
): Fact[] {
  const ranked = facts.toSorted(
    (a, b) =>
      Number(b.isPinned) - Number(a.isPinned) ||
      b.relevance - a.relevance ||
      b.createdAt.getTime() - a.createdAt.getTime(),
  );
  const chosen: Fact[] = [];
  let left = tokens;
  for (const fact of ranked) {
    const size = estimateTokens(fact.text) + PER_FACT;
    if (size > left) continue;
    left -= size;
    chosen.push(fact);
  }
  return chosen.sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
  );
}
