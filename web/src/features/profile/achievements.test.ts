import type { DashboardStats } from '@vesper/core/contract/stats';
import { describe, expect, it } from 'vitest';
import { achievementsOf, isProCreator } from './achievements.ts';
import { debtChange, ledgerWords } from './ledger-words.ts';
import { pictureObjection } from '../../data/upload/send-picture.ts';

const none = { used: 0, limit: null };
const start: DashboardStats = {
  imagesGenerated: 0,
  chatMessages: 0,
  charactersCreated: 0,
  storiesStarted: 0,
  totalLikes: 0,
  publicImages: 0,
  usage: { images: none, messages: none, characters: none, stories: none },
};
const earned = (stats: DashboardStats): string[] =>
  achievementsOf(stats).flatMap(({ id, earned: done }) => (done ? [id] : []));

describe('achievements', () => {
  it('are six, none of them earned by a new account', () => {
    expect(achievementsOf(start)).toHaveLength(6);
    expect(earned(start)).toEqual([]);
  });

  it('are earned when the count reaches the goal, not one before', () => {
    expect(earned({ ...start, imagesGenerated: 49 })).toEqual(['first-image']);
    expect(earned({ ...start, imagesGenerated: 50 })).toEqual(['first-image', 'productive']);
    expect(earned({ ...start, totalLikes: 99 })).toEqual([]);
    expect(earned({ ...start, totalLikes: 100, publicImages: 10 })).toEqual([
      'popular-creator',
      'social',
    ]);
  });

  it('show progress that stops at the goal', () => {
    const [, , , , productive] = achievementsOf({ ...start, imagesGenerated: 80 });
    expect(productive).toMatchObject({ reached: 50, goal: 50, earned: true });
  });

  it('make a Pro Creator of those who made much that others liked', () => {
    expect(isProCreator({ ...start, imagesGenerated: 50 })).toBe(false);
    expect(isProCreator({ ...start, imagesGenerated: 50, totalLikes: 100 })).toBe(true);
  });
});

describe('a profile picture', () => {
  it('is a picture of at most 10 MB', () => {
    expect(pictureObjection({ type: 'image/png', size: 10_485_760 })).toBeUndefined();
    expect(pictureObjection({ type: 'image/png', size: 10_485_761 })).toMatch('at most 10 MB');
    expect(pictureObjection({ type: 'application/pdf', size: 5 })).toMatch('choose a picture');
  });
});

describe('the ledger', () => {
  it('says in words what a movement was for', () => {
    const imageId = '1'.repeat(24);
    expect(ledgerWords({ reason: 'hold', imageId, amount: -1 })).toBe('Image generation');
    expect(ledgerWords({ reason: 'hold', imageId: null, amount: -1 })).toBe('Reply of a model');
    expect(ledgerWords({ reason: 'refund', imageId, amount: 1 })).toMatch('given back');
    expect(ledgerWords({ reason: 'refill', imageId: null, amount: 1 })).toBe('Refill');
    const gift = { reason: 'gift', imageId: null } as const;
    expect(ledgerWords({ ...gift, amount: 2 })).toBe('Gift from another member');
    expect(ledgerWords({ ...gift, amount: -2 })).toBe('Gift to another member');
  });

  it('says what became of a debt', () => {
    expect(debtChange({ debt: 0 })).toBeUndefined();
    expect(debtChange({ debt: 3 })).toBe('3 tokens more owed');
    expect(debtChange({ debt: -1 })).toBe('1 token of a debt paid');
  });
});
