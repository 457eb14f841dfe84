import { expect, it } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';

function breakerAt() {
  const clock = { now: 0 };
  const breaker = new CircuitBreaker(() => clock.now);
  const fail = (times: number) => {
    for (let count = 0; count < times; count++) {
      breaker.begin();
      breaker.failed();
    }
  };
  return { breaker, clock, fail };
}

it('a server that fails now and then is asked', () => {
  const { breaker, fail } = breakerAt();
  for (let round = 0; round < 5; round++) {
    fail(4);
    breaker.succeeded();
  }
  expect(breaker.isOpen).toBe(false);
});

it('one that fails again and again is left alone, and then tried by one reply', () => {
  const { breaker, clock, fail } = breakerAt();
  fail(5);
  expect(breaker.isOpen).toBe(true);
  clock.now = 5_000;
  expect(breaker.isOpen).toBe(false);
  breaker.begin();
  expect(breaker.isOpen).toBe(true);
  breaker.succeeded();
  expect(breaker.isOpen).toBe(false);
});

it('each trial that fails makes the pause longer, up to a minute', () => {
  const { breaker, clock, fail } = breakerAt();
  fail(5);
  for (const pauseMs of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
    clock.now += pauseMs - 1;
    expect(breaker.isOpen).toBe(true);
    clock.now += 1;
    expect(breaker.isOpen).toBe(false);
    fail(1);
  }
});

it('a trial that is stopped leaves room for the next', () => {
  const { breaker, clock, fail } = breakerAt();
  fail(5);
  clock.now = 5_000;
  breaker.begin();
  breaker.ended();
  expect(breaker.isOpen).toBe(false);
});

it('replies that fail together are one reason to pause', () => {
  const { breaker, clock, fail } = breakerAt();
  fail(5);
  for (let count = 0; count < 60; count++) breaker.failed();
  clock.now = 5_000;
  expect(breaker.isOpen).toBe(false);
});
