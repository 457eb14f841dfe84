import { expect, it } from 'vitest';
import { afterOrder, seedOf } from './image-draft.ts';

it('a seed is a whole number of 32 bits, and may be left open', () => {
  expect(seedOf('')).toBeUndefined();
  expect(seedOf('  42 ')).toBe(42);
  expect(seedOf('4294967295')).toBe(4_294_967_295);
  expect(seedOf('4294967296')).toBeNull();
  expect(seedOf('-1')).toBeNull();
  expect(seedOf('1e3')).toBeNull();
});

it('a seed that is kept is the one of the next picture too, and another one is let go', () => {
  const values = { seed: '', negativePrompt: 'fog', steps: null, guidance: null };
  expect(afterOrder(values, 7)).toEqual(values);
  expect(afterOrder({ ...values, keepSeed: true }, 7)).toMatchObject({ seed: '7' });
  expect(afterOrder({ ...values, seed: '9', keepSeed: false }, 9)).toMatchObject({ seed: '' });
  // As in drafts from before there was a choice.
  expect(afterOrder({ ...values, seed: '9' }, 9)).toMatchObject({ seed: '9' });
});
