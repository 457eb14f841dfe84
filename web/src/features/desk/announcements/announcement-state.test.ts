import { expect, it } from 'vitest';
import { announcementState } from './announcement-state.ts';

const now = new Date('2026-11-23T10:00:00.000Z');
const before = '2026-11-23T09:00:00.000Z';
const after = '2026-11-23T11:00:00.000Z';
const word = (startsAt: string, endsAt: string | null, isOff = false) =>
  announcementState({ startsAt, endsAt, isOff }, now).word;

it('is shown from its beginning to its end, unless it is off', () => {
  expect(word(before, null)).toBe('Shown');
  expect(word(before, after)).toBe('Shown');
  expect(word(after, null)).toBe('To come');
  expect(word(before, before)).toBe('Over');
  expect(word(before, now.toISOString())).toBe('Over');
  expect(word(before, after, true)).toBe('Off');
});
