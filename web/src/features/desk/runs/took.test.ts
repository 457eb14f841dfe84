import { expect, it } from 'vitest';
import { took } from './took.ts';

const createdAt = '2026-11-23T10:00:00.000Z';
const words = (endedAt: string | null) => took({ createdAt, endedAt })?.words;

it('says how long a run took, from asking to its end', () => {
  expect(words('2026-11-23T10:00:01.240Z')).toBe('1.2 s');
  expect(words('2026-11-23T10:00:42.000Z')).toBe('42 s');
  expect(words('2026-11-23T10:02:05.900Z')).toBe('2 min 5 s');
});

it('says nothing while there is no end, and never less than nothing', () => {
  expect(words(null)).toBeUndefined();
  expect(words('2026-11-23T09:59:59.000Z')).toBe('0.0 s');
});
