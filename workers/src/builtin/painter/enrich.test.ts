import { describe, expect, it } from 'vitest';
import { DETAILS } from './enrich-words.data.ts';
import { enrichByRules } from './enrich.ts';
import { OWN_CHOICE, understand } from './understand.ts';

const turns = Array.from({ length: 12 }, (_, turn) => turn);

describe('a description in richer words', () => {
  it.each([
    ['a lighthouse'],
    ['a cat on a window sill'],
    ['An old harbour in the rain.'],
    ['a woman with red hair reading a book'],
    ['zzz qqq'],
    ['{a fox|an owl} in a forest'],
  ])('keeps what was said, and the painter shows more of it: %s', (prompt) => {
    const before = understand(prompt);
    for (const turn of turns) {
      const richer = enrichByRules(prompt, turn);
      expect(richer.startsWith(prompt.replace(/\.$/, ''))).toBe(true);
      const { paints, leavesOut } = understand(richer);
      const isChosen = before.paints.includes(OWN_CHOICE);
      expect(paints).not.toEqual(before.paints);
      if (!isChosen) expect(paints).toEqual(expect.arrayContaining(before.paints));
      expect(leavesOut.length).toBeLessThanOrEqual(before.leavesOut.length);
    }
  });

  it('is another one the next time', () => {
    const all = new Set(turns.map((turn) => enrichByRules('a lake', turn)));
    expect(all.size).toBeGreaterThan(6);
  });

  it('adds nothing that was ruled out, and no hour to a room', () => {
    for (const turn of turns) {
      expect(enrichByRules('the sea without boats and gulls', turn)).not.toMatch(
        /, (a small sailing boat|gulls)/,
      );
      expect(enrichByRules('a cozy room', turn)).not.toMatch(/, (at|under) /);
    }
  });

  it('has no addition that the painter would leave out', () => {
    const lost = Object.entries(DETAILS).flatMap(([place, details]) => {
      const before = understand(place).leavesOut.length;
      return details
        .filter((one) => understand(`${place}, ${one}`).leavesOut.length > before)
        .map((one) => `${place}: ${one}`);
    });
    expect(lost).toEqual([]);
  });
});
