import { describe, expect, it } from 'vitest';
import { wishEverywhere } from './shortcut-press.ts';
import { printedKeys, SHORTCUTS } from './shortcuts.ts';

const press = (over: Partial<Parameters<typeof wishEverywhere>[0]> = {}) => ({
  key: 'k',
  altKey: false,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...over,
});

describe('the shortcuts of every screen', () => {
  it('open the palette by Ctrl-K or Cmd-K, also while somebody types', () => {
    expect(wishEverywhere(press({ ctrlKey: true }), true)).toBe('palette');
    expect(wishEverywhere(press({ metaKey: true, key: 'K' }), false)).toBe('palette');
  });

  it('leave a plain K, the browser and input methods theirs', () => {
    expect(wishEverywhere(press(), false)).toBeNull();
    expect(wishEverywhere(press({ altKey: true }), false)).toBeNull();
    expect(wishEverywhere(press({ ctrlKey: true, shiftKey: true }), false)).toBeNull();
    expect(wishEverywhere(press({ ctrlKey: true, isComposing: true }), true)).toBeNull();
    expect(wishEverywhere(press({ ctrlKey: true, defaultPrevented: true }), true)).toBeNull();
  });

  it('leave a question mark in a text alone', () => {
    expect(wishEverywhere(press({ key: '?', shiftKey: true }), false)).toBe('shortcuts');
    expect(wishEverywhere(press({ key: '?', shiftKey: true }), true)).toBeNull();
  });

  it('are printed as on the keyboard at hand', () => {
    expect(printedKeys('palette', false)).toEqual(['Ctrl', 'K']);
    expect(printedKeys('palette', true)).toEqual(['⌘', 'K']);
    expect(printedKeys('new', true)).toEqual(['⌥', 'N']);
  });

  it('are each listed once', () => {
    const ids = SHORTCUTS.flatMap(({ shortcuts }) => shortcuts.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
