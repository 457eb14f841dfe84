import type { ImageView } from '@vesper/core/contract/image';
import { describe, expect, it } from 'vitest';
import { PICTURE } from '../../data/image/image.fixtures.ts';
import { queueOf, roomIn } from './queue.ts';

const NOW = Date.parse('2026-05-14T12:00:00Z');
const image = (id: string, status: ImageView['status'], minutesAgo = 1): ImageView => ({
  ...PICTURE,
  ...{ id, status, createdAt: new Date(NOW - minutesAgo * 60_000).toISOString() },
});
const idsOf = (images: readonly ImageView[], onStage: readonly string[] = []): string[] =>
  queueOf(images, { onStage, now: NOW }).map(({ id }) => id);

describe('the queue of one member', () => {
  it('is what is made and what waits, the oldest first', () => {
    const list = [image('c', 'pending'), image('b', 'complete'), image('a', 'pending')];
    expect(idsOf(list, ['a'])).toEqual(['a', 'c']);
  });

  it('is none while the only picture is on the stage', () => {
    expect(idsOf([image('a', 'pending')], ['a'])).toEqual([]);
    expect(idsOf([image('a', 'pending')], ['b'])).toEqual(['a']);
    expect(idsOf([])).toEqual([]);
  });

  it('keeps what failed lately and is seen nowhere else', () => {
    const list = [image('c', 'failed'), image('b', 'stopped'), image('a', 'failed', 90)];
    expect(idsOf(list)).toEqual(['c']);
    expect(idsOf(list, ['c'])).toEqual([]);
  });
});

it('there is room for eight pictures at a time', () => {
  expect(roomIn([])).toBe(8);
  const pending = Array.from({ length: 7 }, (_, index) => image(String(index), 'pending'));
  expect(roomIn([...pending, image('x', 'complete')])).toBe(1);
});
