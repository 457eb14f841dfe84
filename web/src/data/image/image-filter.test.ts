import { expect, it } from 'vitest';
import { countFilters, isNarrowed, NO_FILTER, queryOf } from './image-filter.ts';

it('days are those of the browser, the last one to its end', () => {
  const { since, until } = queryOf({ ...NO_FILTER, from: '2026-02-27', to: '2026-02-28' });
  expect(new Date(since).getTime()).toBe(new Date(2026, 1, 27).getTime());
  expect(new Date(until).getTime()).toBe(new Date(2026, 2, 1).getTime());
});

it('nothing is asked for where nothing was chosen', () => {
  expect(Object.values(queryOf(NO_FILTER)).every((value) => value === '')).toBe(true);
  expect(isNarrowed({ ...NO_FILTER, sort: 'liked' })).toBe(false);
  expect(countFilters({ ...NO_FILTER, search: 'fog', shape: 'square', to: '2026-01-01' })).toBe(2);
});
