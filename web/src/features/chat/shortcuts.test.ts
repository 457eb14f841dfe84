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
    expect(shortcutOf(press({ key: '˜', code: 'KeyN', altKey: true }), true)).toBe('new');
    expect(shortcutOf(press({ key: 'ArrowDown', code: 'ArrowDown', altKey: true }), true)).toBe(
      'next',
    );
  });

  it('leave a question mark in a text alone', () => {
    expect(shortcutOf(press({ key: '?' }), false)).toBe('help');
    expect(shortcutOf(press({ key: '?' }), true)).toBeNull();
  });

  it('leave the arrows to words that are there', () => {
    const left = press({ key: 'ArrowLeft', code: 'ArrowLeft' });
    expect(shortcutOf(left, false)).toBe('earlier');
    expect(shortcutOf(press({ key: 'ArrowRight', code: 'ArrowRight' }), true, true)).toBe('later');
    expect(shortcutOf(left, true)).toBeNull();
    expect(shortcutOf({ ...left, shiftKey: true }, false)).toBeNull();
  });

  it('leave the browser and input methods theirs', () => {
    expect(shortcutOf(press({ code: 'KeyN', altKey: true, ctrlKey: true }), false)).toBeNull();
    expect(shortcutOf(press({ code: 'KeyN', altKey: true, isComposing: true }), true)).toBeNull();
    expect(shortcutOf(press({ key: '?', defaultPrevented: true }), false)).toBeNull();
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
