import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissAnnouncement, dismissedAnnouncements } from './dismissed.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('remembers what was dismissed, each once, the newest first', () => {
  dismissAnnouncement('a');
  dismissAnnouncement('b');
  expect(dismissAnnouncement('a')).toEqual(['a', 'b']);
  expect(dismissedAnnouncements()).toEqual(['a', 'b']);
});

it('keeps no more than it needs', () => {
  for (let index = 0; index < 60; index += 1) {
    dismissAnnouncement(String(index));
  }
  expect(dismissedAnnouncements()).toHaveLength(50);
  expect(dismissedAnnouncements()[0]).toBe('59');
});

it('is nothing where the device holds something else, or refuses', () => {
  kept.set('vesper:dismissed-announcements', '{"no":1}');
  expect(dismissedAnnouncements()).toEqual([]);
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused');
    },
  });
  expect(dismissAnnouncement('a')).toEqual(['a']);
});
