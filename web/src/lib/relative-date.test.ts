import { describe, expect, it } from 'vitest';
import { dayName, relativeDate } from './relative-date.ts';

const now = new Date(2026, 4, 14, 15, 0);
const at = (...parts: [number, number, number, number, number?]) =>
  new Date(parts[0], parts[1], parts[2], parts[3], parts[4] ?? 0).toISOString();

describe('relative dates', () => {
  it.each([
    [at(2026, 4, 14, 15), 'Now'],
    [at(2026, 4, 14, 14, 48), '12 min'],
    [at(2026, 4, 14, 9), '6 h'],
    [at(2026, 4, 13, 23), 'Yesterday'],
    [at(2026, 4, 11, 12), 'Mon'],
    [at(2026, 2, 4, 12), 'Mar 4'],
    [at(2024, 2, 4, 12), 'Mar 4, 2024'],
  ])('says of %s: %s', (iso, words) => {
    expect(relativeDate(iso, now)).toBe(words);
  });

  it('is not confused by a server clock that runs ahead', () => {
    expect(relativeDate(at(2026, 4, 14, 15, 2), now)).toBe('Now');
  });

  it.each([
    [at(2026, 4, 14, 1), 'Today'],
    [at(2026, 4, 13, 1), 'Yesterday'],
    [at(2026, 4, 11, 12), 'Monday'],
    [at(2026, 2, 4, 12), 'March 4'],
  ])('names the day of %s: %s', (iso, words) => {
    expect(dayName(iso, now)).toBe(words);
  });
});
