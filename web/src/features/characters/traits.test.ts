import { LIMITS } from '@vesper/core/contract/limits';
import { expect, it } from 'vitest';
import { addTrait, hasTrait } from './traits.ts';

it('a trait is added once, trimmed, and never empty', () => {
  expect(addTrait(['Wise'], '  Calm ')).toEqual(['Wise', 'Calm']);
  expect(addTrait(['Wise'], 'wise')).toEqual(['Wise']);
  expect(addTrait(['Wise'], '   ')).toEqual(['Wise']);
});

it('there are at most as many traits as the server takes', () => {
  const full = Array.from({ length: LIMITS.traitsMax }, (_, index) => `t${index}`);
  expect(addTrait(full, 'one more')).toEqual(full);
});

it('a suggestion counts as chosen whatever its case', () => {
  expect(hasTrait(['wise'], 'Wise')).toBe(true);
  expect(hasTrait(['wise'], 'Calm')).toBe(false);
});
