import { LIMITS } from '@vesper/core/contract/limits';
import { expect, it } from 'vitest';
import { addTags } from '../../lib/add-tags.ts';
import { addTrait } from './traits.ts';

it('a trait is added once, trimmed, and never empty', () => {
  expect(addTrait(['Wise'], '  Calm ')).toEqual(['Wise', 'Calm']);
  expect(addTrait(['Wise'], 'wise')).toEqual(['Wise']);
  expect(addTrait(['Wise'], '   ')).toEqual(['Wise']);
});

it('there are at most as many traits as the server takes', () => {
  const full = Array.from({ length: LIMITS.traitsMax }, (_, index) => `t${index}`);
  expect(addTrait(full, 'one more')).toEqual(full);
});

it('tags are tidied, added by comma, and bounded', () => {
  expect(addTags(['sea'], ' #Slow  Burn, SEA,,')).toEqual(['sea', 'slow burn']);
  expect(addTags(['sea'], 'x'.repeat(LIMITS.tagMax + 1))).toEqual(['sea']);
  const full = Array.from({ length: LIMITS.tagsMax }, (_, index) => `t${index}`);
  expect(addTags(full, 'one more')).toEqual(full);
});
