import { describe, expect, it } from 'vitest';
import { dropItem, itemsOf, mapItems, putFirst, putItem, type Pages } from './paged-list.ts';

type Item = Readonly<{ id: string; title?: string }>;

function pagesOf(...pages: string[][]): Pages<Item> {
  return {
    pages: pages.map((ids) => ({ items: ids.map((id) => ({ id })), before: ids.at(-1) ?? null })),
    pageParams: pages.map(() => null),
  };
}
const idsOf = (data: Pages<Item>): string[][] =>
  data.pages.map(({ items }) => items.map(({ id }) => id));

describe('pages of a list', () => {
  it('make one list, in which an item that moved between two reads shows once', () => {
    expect(itemsOf(pagesOf(['a', 'b'], ['b', 'c'])).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('take a new item at the front and a known one where it was', () => {
    const data = pagesOf(['a'], ['b']);
    expect(idsOf(putItem(data, { id: 'new' }))).toEqual([['new', 'a'], ['b']]);
    const changed = putItem(data, { id: 'b', title: 'B' });
    expect(idsOf(changed)).toEqual([['a'], ['b']]);
    expect(itemsOf(changed)).toContainEqual({ id: 'b', title: 'B' });
  });

  it('take an item to the front, and go on after the one before it', () => {
    const data = putFirst(pagesOf(['a', 'b']), { id: 'b' });
    expect(data.pages).toEqual([{ items: [{ id: 'b' }, { id: 'a' }], before: 'a' }]);
  });

  it('lose an item, or those that a change gives null for', () => {
    const data = pagesOf(['a', 'b'], ['c']);
    expect(idsOf(dropItem(data, 'b'))).toEqual([['a'], ['c']]);
    expect(idsOf(mapItems(data, (item) => (item.id === 'c' ? null : item)))).toEqual([
      ['a', 'b'],
      [],
    ]);
  });

  it('go on after the last item that is left, which the server still knows', () => {
    expect(dropItem(pagesOf(['a', 'b']), 'b').pages).toEqual([
      { items: [{ id: 'a' }], before: 'a' },
    ]);
    expect(dropItem(pagesOf(['a', 'b']), 'a').pages[0]?.before).toBe('b');
    const ended = { pages: [{ items: [{ id: 'a' }], before: null }], pageParams: [null] };
    expect(dropItem(ended, 'a').pages[0]?.before).toBeNull();
  });
});
