import { usedUpWords } from '@vesper/core/contract/plans';
import { expect, it } from 'vitest';
import { launchMonth } from './plan-words.ts';
import { usageBar, usageBeginsAnew } from './usage-bar.ts';

const now = new Date('2026-11-22T23:30:00Z');

it('names a launch that is still to come, and no other', () => {
  expect(launchMonth('2027-03-01', now)).toBe('March 2027');
  expect(launchMonth('2025-09-01', now)).toBeUndefined();
  expect(launchMonth(null, now)).toBeUndefined();
});

it('measures usage by the limit that is enforced, else by a round amount', () => {
  const open = { used: 4, limit: null };
  const ended = { used: 2, limit: 2 };
  const usage = { images: open, messages: open, characters: open, stories: ended };
  expect(usageBar('images', usage)).toEqual({ used: 4, of: 100, isLimit: false });
  expect(usageBar('messages', usage)).toEqual({ used: 4, of: 1_000, isLimit: false });
  expect(usageBar('characters', usage)).toBeUndefined();
  expect(usageBar('stories', usage)).toEqual({ used: 2, of: 2, isLimit: true });
});

it('says when there is more', () => {
  expect(usageBeginsAnew(now)).toBe('1 December');
  expect(usageBeginsAnew(new Date('2026-12-31T12:00:00Z'))).toBe('1 January');
  expect(usedUpWords('messages', now)).toBe(
    'The Free plan includes 10 messages a month, and you have used them. There is more on 1 December.',
  );
});
