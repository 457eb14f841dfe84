import { expect, it } from 'vitest';
import { isNearEnd, placeOf, shownIn } from './viewer-place.ts';

const items = ['a', 'b', 'c'].map((id) => ({ id }));

it('a picture has its neighbours, and at the ends one of them', () => {
  expect(placeOf(items, 'b')).toEqual({ index: 1, previous: { id: 'a' }, next: { id: 'c' } });
  expect(placeOf(items, 'a')).toEqual({ index: 0, previous: undefined, next: { id: 'b' } });
  expect(placeOf(items, 'c').next).toBeUndefined();
});

it('a picture that the list does not hold has none', () => {
  expect(placeOf(items, 'x')).toEqual({ index: -1, previous: undefined, next: undefined });
  expect(isNearEnd(-1, 3)).toBe(false);
});

it('more is asked for before the end is reached', () => {
  expect(isNearEnd(49, 50)).toBe(true);
  expect(isNearEnd(45, 50)).toBe(true);
  expect(isNearEnd(44, 50)).toBe(false);
});

it('a strip draws what it shows and a few more', () => {
  expect(shownIn({ left: 0, width: 120 }, 60, 1_000)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(shownIn({ left: 600, width: 60 }, 60, 12)).toEqual([6, 7, 8, 9, 10, 11]);
  expect(shownIn({ left: 0, width: 0 }, 60, 0)).toEqual([]);
});
