import { expect, it } from 'vitest';
import { firstWordDue } from './first-word-due.ts';

const due = (last: string, after: 'hours' | 'day' | 'days', zone: string): string =>
  firstWordDue(new Date(last), { after, zone }).toISOString();

it('waits for the rest that was asked for', () => {
  expect(due('2026-05-04T08:00:00Z', 'hours', 'UTC')).toBe('2026-05-04T12:00:00.000Z');
  expect(due('2026-05-04T08:00:00Z', 'day', 'UTC')).toBe('2026-05-05T09:00:00.000Z');
  expect(due('2026-05-04T14:30:00Z', 'days', 'UTC')).toBe('2026-05-07T14:30:00.000Z');
});

it('leaves the night alone by the clock of the member', () => {
  // 20:30 in Paris and four hours: half past midnight, so nine in the morning.
  expect(due('2026-05-04T18:30:00Z', 'hours', 'Europe/Paris')).toBe('2026-05-05T07:00:00.000Z');
  // The same moment is the middle of the day in Los Angeles.
  expect(due('2026-05-04T18:30:00Z', 'hours', 'America/Los_Angeles')).toBe(
    '2026-05-04T22:30:00.000Z',
  );
  // 18:00 and four hours: ten in the evening is night already.
  expect(due('2026-05-04T18:00:00Z', 'hours', 'UTC')).toBe('2026-05-05T09:00:00.000Z');
});

it('means nine in the morning also after the clocks have changed', () => {
  // In the night to 29 March 2026 Paris loses an hour.
  expect(due('2026-03-28T20:00:00Z', 'hours', 'Europe/Paris')).toBe('2026-03-29T07:00:00.000Z');
});

it('counts the rest alone where a zone is not known', () => {
  expect(due('2026-05-04T20:00:00Z', 'hours', 'Nowhere/Here')).toBe('2026-05-05T00:00:00.000Z');
});
