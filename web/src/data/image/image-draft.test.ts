import { expect, it } from 'vitest';
import { seedOf } from './image-draft.ts';

it('a seed is a whole number of 32 bits, and may be left open', () => {
  expect(seedOf('')).toBeUndefined();
  expect(seedOf('  42 ')).toBe(42);
  expect(seedOf('4294967295')).toBe(4_294_967_295);
  expect(seedOf('4294967296')).toBeNull();
  expect(seedOf('-1')).toBeNull();
  expect(seedOf('1e3')).toBeNull();
});
