import { expect, it } from 'vitest';
import { clockTime } from '../../lib/format.ts';
import {
  debtWords,
  refillCountdown,
  refillWords,
  ruleWords,
  shortageWords,
} from './refill-words.ts';

const nextTokensAt = '2026-11-23T00:00:00.000Z';
const before = (hours: number): number => Date.parse(nextTokensAt) - hours * 3_600_000;
const day = { every: 'day', tokens: 5, cap: 5 } as const;
const week = { every: 'week', tokens: 7, cap: 20 } as const;
const daily = (tokens: number) => ({ tokens, refill: day, nextTokensAt });
const weekly = (tokens: number) => ({ tokens, refill: week, nextTokensAt });

it('says how many tokens come, and when by the clock on the wall', () => {
  const time = clockTime(nextTokensAt);
  expect(refillWords(daily(0), before(5))).toBe(`5 more at ${time}`);
  expect(refillWords(daily(2), before(24))).toBe(`3 more at ${time}`);
  expect(refillWords(daily(5), before(5))).toBeUndefined();
  expect(shortageWords(daily(0), { now: before(5) })).toBe(`No tokens left · 5 more at ${time}`);
});

it('names the day of what comes by the week, and never more than fits under the cap', () => {
  expect(refillWords(weekly(0), before(100))).toMatch(/^7 more on \w{3}, Nov 2\d$/);
  expect(refillWords(weekly(18), before(5))).toBe(`2 more at ${clockTime(nextTokensAt)}`);
  expect(refillWords(weekly(20), before(5))).toBeUndefined();
});

it('counts down in minutes, hours and days, and rounds up', () => {
  const until = (hours: number) => refillCountdown(weekly(0), before(hours))?.split(', in ')[1];
  expect(until(0.3)).toBe('18 minutes');
  expect(until(0)).toBe('1 minute');
  expect(until(4.2)).toBe('5 hours');
  expect(until(100)).toBe('5 days');
});

it('promises nothing where nothing comes by itself, and says nothing while there are tokens', () => {
  const nothing = { tokens: 0, refill: null, nextTokensAt: null };
  expect(shortageWords(nothing)).toBe('No tokens left');
  expect(refillCountdown(nothing)).toBeUndefined();
  expect(shortageWords(daily(1))).toBeUndefined();
  expect(shortageWords(nothing, { needed: 0 })).toBeUndefined();
  expect(shortageWords({ ...nothing, tokens: 2 }, { needed: 4 })).toBe('4 tokens needed, 2 left');
});

it('says a rule, and a debt', () => {
  expect(ruleWords(day)).toBe('filled up to 5 every day');
  expect(ruleWords(week)).toBe('7 more every week, up to 20');
  expect(debtWords({ debt: 0 })).toBeUndefined();
  expect(debtWords({ debt: 3 })).toContain('3 tokens of a purchase');
});
