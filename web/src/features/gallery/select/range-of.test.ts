import { describe, expect, it } from 'vitest';
import { rangeOf } from './range-of.ts';

const ids = ['a', 'b', 'c', 'd'];

describe('a range of pictures', () => {
  it('goes either way, with both of its ends', () => {
    expect(rangeOf(ids, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(rangeOf(ids, 'd', 'b')).toEqual(['b', 'c', 'd']);
    expect(rangeOf(ids, 'c', 'c')).toEqual(['c']);
  });

  it('is the last one alone when the first has gone', () => {
    expect(rangeOf(ids, 'gone', 'b')).toEqual(['b']);
  });
});
