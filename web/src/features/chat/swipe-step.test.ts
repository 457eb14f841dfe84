import { expect, it } from 'vitest';
import { swipeStep } from './swipe-step.ts';

it('a finger to the left leads to the next version, to the right to the one before', () => {
  expect(swipeStep({ x: -80, y: 6 })).toBe(1);
  expect(swipeStep({ x: 80, y: -6 })).toBe(-1);
});

it('a slip and a scroll lead nowhere', () => {
  expect(swipeStep({ x: -20, y: 0 })).toBeNull();
  expect(swipeStep({ x: -80, y: 60 })).toBeNull();
});
