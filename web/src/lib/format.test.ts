import { describe, expect, it } from 'vitest';
import { count, ordinal, shortDate } from './format.ts';

describe('words for numbers', () => {
  it('counts in the singular only when there is one', () => {
    expect(count(1, 'token')).toBe('1 token');
    expect(count(0, 'token')).toBe('0 tokens');
    expect(count(1200, 'token')).toBe('1,200 tokens');
  });

  it('says the position in a line', () => {
    expect([1, 2, 3, 4, 11, 12, 21, 112].map(ordinal)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '21st',
      '112th',
    ]);
  });

  it('leaves this year out of a date', () => {
    const now = new Date('2026-06-01T12:00:00Z');
    expect(shortDate('2026-03-09T12:00:00Z', now)).toBe('Mar 9');
    expect(shortDate('2025-03-09T12:00:00Z', now)).toBe('Mar 9, 2025');
  });
});
