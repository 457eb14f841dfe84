import { expect, it } from 'vitest';
import { filterByTitle } from './filter-by-title.ts';

const items = [{ title: 'An evening by the sea' }, { title: 'Recipe ideas (C++)' }];

it('finds a part of the title in any case, and everything for no words', () => {
  expect(filterByTitle(items, ' EVENING ')).toEqual([items[0]]);
  expect(filterByTitle(items, 'c++)')).toEqual([items[1]]);
  expect(filterByTitle(items, '  ')).toBe(items);
  expect(filterByTitle(items, 'winter')).toEqual([]);
});
