import { describe, expect, it } from 'vitest';
import { neighbour, shortcutOf } from './shortcuts.ts';

const press = (over: Partial<Parameters<typeof shortcutOf>[0]> = {}) => ({
  key: '',
  code: '',
  altKey: false,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...over,
});

describe('keyboard shortcuts', () => {
  it('work while somebody types, by the position of the key', () => {
    expect(shortcutOf(press({ key: '˜', code: 'KeyN', altKey: true }), false)).toBe('new');
    expect(shortcutOf(press({ key: 'ArrowDown', code: 'ArrowDown', altKey: true }), false)).toBe(
      'next',
    );
  });

  it('leave the arrows to words that are there', () => {
    const left = press({ key: 'ArrowLeft', code: 'ArrowLeft' });
    expect(shortcutOf(left, true)).toBe('earlier');
    expect(shortcutOf(press({ key: 'ArrowRight', code: 'ArrowRight' }), true)).toBe('later');
    expect(shortcutOf(left, false)).toBeNull();
    expect(shortcutOf({ ...left, shiftKey: true }, true)).toBeNull();
  });

  it('leave the browser and input methods theirs', () => {
    expect(shortcutOf(press({ code: 'KeyN', altKey: true, ctrlKey: true }), false)).toBeNull();
    expect(shortcutOf(press({ code: 'KeyN', altKey: true, isComposing: true }), true)).toBeNull();
    expect(shortcutOf(press({ key: 'ArrowLeft', defaultPrevented: true }), true)).toBeNull();
    expect(shortcutOf(press({ code: 'KeyN' }), false)).toBeNull();
  });

  it('go from one conversation to the next and stop at the ends', () => {
    expect(neighbour(['a', 'b', 'c'], 'b', 1)).toBe('c');
    expect(neighbour(['a', 'b', 'c'], 'b', -1)).toBe('a');
    expect(neighbour(['a', 'b', 'c'], 'c', 1)).toBeNull();
    expect(neighbour(['a', 'b', 'c'], undefined, 1)).toBe('a');
    expect(neighbour([], 'b', 1)).toBeNull();
  });
});
