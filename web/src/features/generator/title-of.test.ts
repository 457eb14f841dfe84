import { expect, it } from 'vitest';
import { titleOf } from './title-of.ts';

const now = new Date('2026-05-14T12:00:00');
const image = (id: string, createdAt: string, status: 'complete' | 'pending' = 'complete') => ({
  id,
  createdAt: new Date(createdAt).toISOString(),
  status,
});
const newest = image('c', '2026-05-14T11:00:00');
const today = image('b', '2026-05-14T09:00:00');
const older = image('a', '2026-05-12T09:00:00');
const list = [newest, today, older];

it('only the newest finished picture is the latest creation', () => {
  expect(titleOf(newest, list, now)).toBe('Latest Creation');
  expect(titleOf(today, list, now)).toBe('From today');
  expect(titleOf(older, list, now)).toBe('From May 12');
});

it('a picture on its way does not make the last one old', () => {
  const list = [image('d', '2026-05-14T11:59:00', 'pending'), newest, older];
  expect(titleOf(newest, list, now)).toBe('Latest Creation');
});
