import { expect, it } from 'vitest';
import { clockProblem } from './clock-problem.ts';

const problem = (seconds: number) =>
  clockProblem('REDIS_URL', 'Redis', Date.now() + seconds * 1_000);

it('clocks may differ by seconds, and not by minutes', () => {
  expect(problem(0)).toBeUndefined();
  expect(problem(-20)).toBeUndefined();
  expect(problem(120)).toMatch(/^REDIS_URL: the clock of Redis is 1(20|19) s ahead of/);
  expect(problem(-120)).toMatch(/ 120 s behind the one here\. Set both by NTP\.$/);
});

it('a service that does not tell its time is believed', () => {
  expect(clockProblem('MONGODB_URI', 'MongoDB', undefined)).toBeUndefined();
});
