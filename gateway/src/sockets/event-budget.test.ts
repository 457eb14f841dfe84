import { expect, it } from 'vitest';
import { EventBudget } from './event-budget.ts';

it('refuses from the thirty-first event in ten seconds on, then closes, and starts anew', () => {
  const budget = new EventBudget();
  const verdicts = Array.from({ length: 61 }, (_, i) => budget.spend(100_000 + i));
  expect(verdicts.slice(0, 30)).toEqual(Array(30).fill('ok'));
  expect(verdicts.slice(30, 60)).toEqual(Array(30).fill('refuse'));
  expect(verdicts[60]).toBe('close');
  expect(budget.spend(110_000)).toBe('ok');
});
