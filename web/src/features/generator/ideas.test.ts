import { expect, it } from 'vitest';
import { ideasAt } from './ideas.ts';

const titles = (turn: number): string[] => ideasAt(turn).map(({ title }) => title);

it('each turn offers three others, until all were there', () => {
  expect(titles(0)).toEqual(['Lighthouse', 'Winter night', 'City in rain']);
  const turns = [0, 1, 2, 3, 4, 5, 6, 7].flatMap(titles);
  expect(new Set(turns).size).toBe(24);
  expect(titles(8)).toEqual(titles(0));
});
