import { expect, it } from 'vitest';
import { turnWindow } from './turn-window.ts';

it('holds a whole talk, and of a long one at most 200 turns', () => {
  expect(turnWindow(0)).toBe(1);
  expect(turnWindow(7)).toBe(7);
  expect(turnWindow(200)).toBe(200);
  expect(turnWindow(201)).toBe(151);
  expect(turnWindow(100_000)).toBe(200);
});

it('begins at the same turn for many turns', () => {
  const starts = Array.from({ length: 500 }, (_, said) => said - turnWindow(said));
  expect(new Set(starts).size).toBeLessThanOrEqual(500 / 50);
});
