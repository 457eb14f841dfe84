import { expect, it } from 'vitest';
import { fromLocal, toLocal } from './local-time.ts';

it('comes back as it went in, to the minute', () => {
  for (const iso of ['2026-11-23T10:05:00.000Z', '2026-03-29T12:00:00.000Z']) {
    expect(fromLocal(toLocal(iso))).toBe(iso);
  }
});

it('is nothing where nothing, or nothing that is a time, was entered', () => {
  expect([fromLocal(''), fromLocal('soon')]).toEqual([null, null]);
});
