import { expect, it } from 'vitest';
import { cellAfterKey, placeFamily } from './tree.ts';

const family = [
  { id: 'a', originId: null },
  { id: 'b', originId: 'a' },
  { id: 'c', originId: 'a' },
  { id: 'd', originId: 'b' },
  { id: 'e', originId: 'b' },
];
const places = (images: typeof family | { id: string; originId: string | null }[]) =>
  placeFamily(images).map(({ image, column, row }) => `${image.id} ${column}/${row}`);

it('the first version stands beside its origin, each further one a row below', () => {
  expect(places(family)).toEqual(['a 0/0', 'b 1/0', 'd 2/0', 'e 2/1', 'c 1/2']);
});

it('versions of one that was deleted stay, at the left', () => {
  const left = family.filter(({ id }) => id !== 'b');
  expect(places(left)).toEqual(['a 0/0', 'c 1/0', 'd 0/1', 'e 0/2']);
});

it('arrows go to the origin, to a version, and up and down', () => {
  const cells = placeFamily(family);
  const after = (id: string, key: string) => cellAfterKey(cells, id, key)?.image.id;
  expect(after('d', 'ArrowLeft')).toBe('b');
  expect(after('a', 'ArrowLeft')).toBeUndefined();
  expect(after('b', 'ArrowRight')).toBe('d');
  expect(after('d', 'ArrowDown')).toBe('e');
  expect(after('c', 'ArrowUp')).toBe('e');
  expect(after('a', 'Enter')).toBeUndefined();
});
