import { expect, test } from 'vitest';
import { Standings } from './standings.ts';

function standingsFrom(answers: Array<'adult' | 'unconfirmed' | 'locked' | 'suspended' | 'gone'>) {
  let reads = 0;
  const standings = new Standings(() => {
    const answer = answers[Math.min(reads, answers.length - 1)] ?? 'gone';
    reads += 1;
    return Promise.resolve(answer);
  });
  return { standings, reads: () => reads };
}

test('a confirmed adult is asked about once, until something changes', async () => {
  const { standings, reads } = standingsFrom(['adult', 'locked']);
  await standings.assertAdult('one');
  await standings.assertAdult('one');
  expect(reads()).toBe(1);
  standings.forget('one');
  await expect(standings.assertAdult('one')).rejects.toMatchObject({ code: 'age_locked' });
});

test('who is not let in is looked at anew each time', async () => {
  const { standings, reads } = standingsFrom(['unconfirmed', 'locked', 'gone', 'adult']);
  await expect(standings.assertAdult('one')).rejects.toMatchObject({ code: 'age_unverified' });
  await expect(standings.assertAdult('one')).rejects.toMatchObject({ code: 'age_locked' });
  await expect(standings.assertAdult('one')).rejects.toMatchObject({ code: 'unauthorized' });
  await standings.assertAdult('one');
  expect(reads()).toBe(4);
});

test('at any age everybody is let in who is not suspended', async () => {
  const { standings } = standingsFrom(['locked', 'suspended']);
  await standings.assertNotSuspended('one');
  await expect(standings.assertNotSuspended('one')).rejects.toMatchObject({ code: 'suspended' });
});

test('a reading that a change overtakes is not kept', async () => {
  const { standings, reads } = standingsFrom(['adult', 'locked']);
  const reading = standings.assertAdult('one');
  standings.forget('one');
  await reading;
  expect(reads()).toBe(1);
  await expect(standings.assertAdult('one')).rejects.toMatchObject({ code: 'age_locked' });
});
