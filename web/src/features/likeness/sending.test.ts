import { expect, it } from 'vitest';
import { isWorthRetrying, sendingTrouble, waitBeforeRetry } from './sending.ts';

it('sends again after what passes, and not after a clear no', () => {
  expect([0, 408, 429, 500, 503].filter(isWorthRetrying)).toEqual([0, 408, 429, 500, 503]);
  expect([200, 403, 409, 413, 501].filter(isWorthRetrying)).toEqual([]);
});

it('waits a little longer before each further try', () => {
  const waits = [0, 1, 2, 3, 4].map(waitBeforeRetry);
  expect(waits).toEqual([0, 0, 700, 2_400, 3_800]);
});

it('repeats what a refusal says, or else its status', () => {
  const refusal = { status: 413, statusText: '', responseText: '{"message":"Too large."}' };
  expect(sendingTrouble(refusal)).toBe('Too large.');
  const broken = { status: 502, statusText: 'Bad Gateway', responseText: '<html>' };
  expect(sendingTrouble(broken)).toBe('Failed request with status: 502. Bad Gateway');
});
