import { expect, it } from 'vitest';
import { areaPath, indexAt, linePath } from './sparkline-path.ts';

const size = { width: 100, height: 20 };

it('puts the highest value at the top and 0 at the bottom', () => {
  expect(linePath([0, 5, 10], size)).toBe('M0 20L50 10L100 0');
  expect(areaPath([0, 10], size)).toBe('M0 20L100 0L100 20L0 20Z');
});

it('draws a flat line where nothing happened, and nothing for no values', () => {
  expect(linePath([0, 0], size)).toBe('M0 20L100 20');
  expect([linePath([], size), areaPath([], size)]).toEqual(['', '']);
  expect(linePath([3], size)).toBe('M0 0');
});

it('finds the value under the pointer, also at and beyond the edges', () => {
  expect([-0.2, 0, 0.49, 0.51, 1, 1.3].map((part) => indexAt(part, 3))).toEqual([0, 0, 1, 1, 2, 2]);
});
