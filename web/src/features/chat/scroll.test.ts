import { describe, expect, it } from 'vitest';
import { followsAfterScroll, isAtBottom, isNearTop, keptTop } from './scroll.ts';

const at = (scrollTop: number, scrollHeight = 2_000, clientHeight = 600) => ({
  scrollTop,
  scrollHeight,
  clientHeight,
});

describe('following the end', () => {
  it('counts a reader within a line or two of the end as following', () => {
    expect(isAtBottom(at(1_400))).toBe(true);
    expect(isAtBottom(at(1_340))).toBe(true);
    expect(isAtBottom(at(1_300))).toBe(false);
  });

  it('lets go when the reader moves up', () => {
    expect(followsAfterScroll(true, at(1_400), at(1_200))).toBe(false);
  });

  it('lets go when the reader moves up while text grows below', () => {
    expect(followsAfterScroll(true, at(1_400), at(1_300, 2_040))).toBe(false);
  });

  it('holds on while text grows below', () => {
    expect(followsAfterScroll(true, at(1_400), at(1_400, 2_200))).toBe(true);
  });

  it('holds on when the keyboard takes half of the window', () => {
    expect(followsAfterScroll(true, at(1_400), at(1_390, 2_000, 300))).toBe(true);
  });

  it('takes the reader back on board at the end, and not before', () => {
    expect(followsAfterScroll(false, at(900), at(1_000))).toBe(false);
    expect(followsAfterScroll(false, at(1_000), at(1_399))).toBe(true);
  });
});

describe('older messages', () => {
  it('are asked for before the top is reached', () => {
    expect(isNearTop(at(500))).toBe(true);
    expect(isNearTop(at(900))).toBe(false);
  });

  it('leave the words in view where they are', () => {
    expect(keptTop(at(120, 2_000), 3_500)).toBe(1_620);
  });
});
