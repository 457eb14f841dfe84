import { describe, expect, it } from 'vitest';
import { columnsFor, masonry, rows, within } from './wall-layout.ts';

describe('the wall of pictures', () => {
  it('has two columns on a phone and as many as fit elsewhere', () => {
    expect(columnsFor(360, 16)).toBe(2);
    expect(columnsFor(1200, 16)).toBe(4);
  });

  it('keeps the shape of each picture and fills the shortest column', () => {
    const { slots, height } = masonry([1, 0.5, 1, 1], 210, 10);
    expect(slots).toEqual([
      { left: 0, top: 0, width: 100, height: 100 },
      { left: 110, top: 0, width: 100, height: 200 },
      { left: 0, top: 110, width: 100, height: 100 },
      { left: 110, top: 210, width: 100, height: 100 },
    ]);
    expect(height).toBe(310);
  });

  it('does not move what is there when more is added', () => {
    const few = masonry([1, 1.75, 0.57], 900, 16).slots;
    const more = masonry([1, 1.75, 0.57, 1, 1], 900, 16).slots;
    expect(more.slice(0, 3)).toEqual(few);
  });

  it('draws only what is near the window', () => {
    const { slots, height } = rows(1_000, 600, 90, 10);
    expect(height).toBe(99_990);
    expect(within(slots, 500, 700)).toEqual([5, 6]);
  });

  it('is empty without pictures', () => {
    expect(masonry([], 900, 16)).toEqual({ slots: [], height: 0 });
    expect(rows(0, 900, 90, 10).height).toBe(0);
  });
});
