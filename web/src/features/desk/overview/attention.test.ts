import { deskOverview, SERIES } from '@vesper/core/contract/desk/overview';
import { expect, it } from 'vitest';
import { concerns } from './attention.ts';

const calm = deskOverview.parse({
  at: '2026-11-23T10:00:00.000Z',
  people: { online: 0, tabs: 0 },
  runs: [],
  queues: [{ name: 'chat', waiting: 9, active: 1, delayed: 0, oldestSeconds: 60 }],
  models: [{ id: 'a', name: 'Aurora', state: 'unknown' }],
  services: [{ name: 'Redis', isUp: true, answerMs: 1 }],
  storage: { kind: 'disk', freeBytes: 10, totalBytes: 100, redisBytes: 1, documentBytes: 1 },
  today: { signUps: 0, runs: 0, failures: 0, tokensSpent: 0, refusals: 0 },
  series: Object.fromEntries(SERIES.map((name) => [name, []])),
});

it('has nothing to say about a quiet place', () => {
  expect(concerns(calm)).toEqual([]);
});

it('names what is away, slow, waiting or nearly full, the worst first', () => {
  const said = concerns({
    ...calm,
    models: [
      { id: 'a', name: 'Aurora', state: 'slow' },
      { id: 'b', name: 'Borealis', state: 'away' },
    ],
    services: [{ name: 'Redis', isUp: false, answerMs: null }],
    queues: [{ name: 'image', waiting: 9, active: 1, delayed: 0, oldestSeconds: 185 }],
    storage: { ...calm.storage, freeBytes: 4 },
  });
  expect(said.map(({ text }) => text)).toEqual([
    'Redis does not answer.',
    'Borealis is away.',
    'The disk has 4 % left.',
    'Aurora is slow.',
    'The queue image has waited for 3 min.',
  ]);
});

it('names takedown requests by how little time the law leaves, and cases that are overdue', () => {
  const cases = { overdue: 4, takedownsLate: 3, takedownsNearlyTooLate: 1 };
  expect(concerns({ ...calm, cases })).toEqual([
    { text: '1 takedown request waited 36 of the 48 h that the law leaves.', isSevere: true },
    { text: '2 takedown requests waited 20 of the 48 h that the law leaves.', isSevere: false },
    { text: '4 cases overdue.', isSevere: false },
  ]);
});
