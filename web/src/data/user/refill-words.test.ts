import { expect, it } from 'vitest';
import { clockTime } from '../../lib/format.ts';
import { refillWords, shortageWords } from './refill-words.ts';

const nextTokensAt = '2026-11-23T00:00:00.000Z';
const daily = (tokens: number) => ({ tokens, dailyTokens: 5, nextTokensAt });

it('says how many tokens come, and when by the clock on the wall', () => {
  const time = clockTime(nextTokensAt);
  expect(refillWords(daily(0))).toBe(`5 more at ${time}`);
  expect(refillWords(daily(2))).toBe(`3 more at ${time}`);
  expect(refillWords(daily(5))).toBeUndefined();
  expect(shortageWords(daily(0))).toBe(`No tokens left · 5 more at ${time}`);
});

it('promises nothing where nothing comes by itself, and says nothing while there are tokens', () => {
  expect(shortageWords({ tokens: 0, dailyTokens: 0, nextTokensAt: null })).toBe('No tokens left');
  expect(shortageWords(daily(1))).toBeUndefined();
});
