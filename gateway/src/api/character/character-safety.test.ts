import { expect, it, vi } from 'vitest';
import { createLogger } from '@vesper/core/log';
import { SafetyPool } from '../../safety/safety-pool.ts';
import { assertPublicCard } from './character-safety.ts';

const context = () => ({ log: createLogger('test', 'silent'), safety: new SafetyPool() });
const cardOf = (data: Record<string, string>) => ({ top: {}, data });

it('a word that the cut between two pieces of a card splits is found', async () => {
  const before = 'a calm sea. '.repeat(2_000).slice(0, 19_995);
  const card = cardOf({ note: `${before} underage companion` });
  await expect(assertPublicCard(context(), card)).rejects.toMatchObject({ code: 'child_safety' });
});

it('what only the name of a field says is found', async () => {
  const card = cardOf({ 'you are a fifteen year old girl': 'yes' });
  await expect(assertPublicCard(context(), card)).rejects.toMatchObject({ code: 'child_safety' });
});

it('a card that has passed is not read again, and a changed one is', async () => {
  const parts = context();
  const reads = vi.spyOn(parts.safety, 'firstRefusal');
  await assertPublicCard(parts, cardOf({ name: 'A lighthouse keeper' }));
  await assertPublicCard(parts, cardOf({ name: 'A lighthouse keeper' }));
  expect(reads).toHaveBeenCalledTimes(1);
  await assertPublicCard(parts, cardOf({ name: 'A retired lighthouse keeper' }));
  expect(reads).toHaveBeenCalledTimes(2);
});
