import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { confirmAdult, isConfirmedAdult, isRefusedAdult, refuseAdult } from './adult.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => {
  const held = new Map<string, string>();
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('knows neither answer before one is given', () => {
  expect([isConfirmedAdult(), isRefusedAdult()]).toEqual([false, false]);
});

it('keeps a yes, and a no for a day', () => {
  refuseAdult();
  vi.advanceTimersByTime(DAY_MS - 1);
  expect([isConfirmedAdult(), isRefusedAdult()]).toEqual([false, true]);
  vi.advanceTimersByTime(1);
  expect(isRefusedAdult()).toBe(false);
  confirmAdult();
  vi.advanceTimersByTime(100 * DAY_MS);
  expect([isConfirmedAdult(), isRefusedAdult()]).toEqual([true, false]);
});

it('asks again where nothing can be stored', () => {
  vi.stubGlobal('localStorage', undefined);
  refuseAdult();
  expect([isConfirmedAdult(), isRefusedAdult()]).toEqual([false, false]);
});
