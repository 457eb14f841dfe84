import { describe, expect, it } from 'vitest';
import { movedBefore, neighbour } from './moved-before.ts';

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const order = (list: readonly { id: string }[]): string => list.map(({ id }) => id).join('');

describe('a picture of a collection', () => {
  it('goes before another one, or to the end', () => {
    expect(order(movedBefore(items, 'd', 'b'))).toBe('adbc');
    expect(order(movedBefore(items, 'a', 'd'))).toBe('bcad');
    expect(order(movedBefore(items, 'b', null))).toBe('acdb');
    expect(order(movedBefore(items, 'b', 'gone'))).toBe('acdb');
  });

  it.each([
    ['b', 1, 'acbd'],
    ['b', -1, 'bacd'],
    ['c', 1, 'abdc'],
    ['a', -1, 'abcd'],
    ['d', 1, 'abcd'],
    ['d', -10, 'dabc'],
    ['a', 10, 'bcda'],
  ])('%s goes on by %i places', (id, by, expected) => {
    expect(order(movedBefore(items, id, neighbour(items, id, by)))).toBe(expected);
  });
});
