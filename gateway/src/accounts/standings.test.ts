import { expect, test } from 'vitest';
import { Standings, type Standing } from './standings.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const CLOCK = { now: () => NOW };
const LATER = new Date('2027-11-23T12:00:00Z');
const adult: Standing = { assuredUntil: null };
const DECLARED = { assured: false };
const ASSURED = { assured: true };

function standingsFrom(answers: Standing[]) {
  let reads = 0;
  const standings = new Standings(CLOCK, () => {
    const answer = answers[Math.min(reads, answers.length - 1)] ?? 'gone';
    reads += 1;
    return Promise.resolve(answer);
  });
  return { standings, reads: () => reads };
}

test('a confirmed adult is asked about once, until something changes', async () => {
  const { standings, reads } = standingsFrom([adult, 'locked']);
  await standings.assertAdult('one', DECLARED);
  await standings.assertAdult('one', DECLARED);
  expect(reads()).toBe(1);
  standings.forget('one');
  await expect(standings.assertAdult('one', DECLARED)).rejects.toMatchObject({
    code: 'age_locked',
  });
});

test('who is not let in is looked at anew each time', async () => {
  const { standings, reads } = standingsFrom(['unconfirmed', 'locked', 'gone', adult]);
  await expect(standings.assertAdult('one', DECLARED)).rejects.toMatchObject({
    code: 'age_unverified',
  });
  await expect(standings.assertAdult('one', DECLARED)).rejects.toMatchObject({
    code: 'age_locked',
  });
  await expect(standings.assertAdult('one', DECLARED)).rejects.toMatchObject({
    code: 'unauthorized',
  });
  await standings.assertAdult('one', DECLARED);
  expect(reads()).toBe(4);
});

test('at any age everybody is let in who is not suspended', async () => {
  const { standings } = standingsFrom(['locked', 'suspended']);
  await standings.assertNotSuspended('one');
  await expect(standings.assertNotSuspended('one')).rejects.toMatchObject({ code: 'suspended' });
});

test('a reading that a change overtakes is not kept', async () => {
  const { standings, reads } = standingsFrom([adult, 'locked']);
  const reading = standings.assertAdult('one', DECLARED);
  standings.forget('one');
  await reading;
  expect(reads()).toBe(1);
  await expect(standings.assertAdult('one', DECLARED)).rejects.toMatchObject({
    code: 'age_locked',
  });
});

test('where a proof is asked for, an adult without one is looked at anew until there is one', async () => {
  const { standings, reads } = standingsFrom([adult, adult, { assuredUntil: LATER }]);
  await standings.assertAdult('one', DECLARED);
  const unproven = standings.assertAdult('one', ASSURED);
  await expect(unproven).rejects.toMatchObject({ code: 'age_unverified' });
  await standings.assertAdult('one', ASSURED);
  await standings.assertAdult('one', ASSURED);
  expect(reads()).toBe(3);
});

test('a proof that is over is none', async () => {
  const { standings } = standingsFrom([{ assuredUntil: NOW }]);
  await standings.assertAdult('one', DECLARED);
  const over = standings.assertAdult('one', ASSURED);
  await expect(over).rejects.toMatchObject({ code: 'age_unverified' });
});
