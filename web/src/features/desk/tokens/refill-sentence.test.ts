import { expect, it } from 'vitest';
import { refillSentence } from './refill-sentence.ts';

it('says what members of a plan get, when, and up to what', () => {
  expect(refillSentence('free', { every: 'day', tokens: 5, cap: 5 })).toBe(
    'Free members get 5 tokens every day, up to 5.',
  );
  expect(refillSentence('pro', { every: 'week', tokens: 1, cap: 1_000 })).toBe(
    'Pro members get 1 token every Monday, up to 1,000.',
  );
  expect(refillSentence('pro', { every: 'month', tokens: 300, cap: 300 })).toContain(
    'on the first of every month',
  );
});

it('says so where nothing comes', () => {
  const never = 'Free members get no tokens by themselves.';
  expect(refillSentence('free', { every: 'never', tokens: 5, cap: 5 })).toBe(never);
  expect(refillSentence('free', { every: 'day', tokens: 0, cap: 5 })).toBe(never);
  expect(refillSentence('free', { every: 'day', tokens: 5, cap: 0 })).toBe(never);
});
