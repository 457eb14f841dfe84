import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConfig } from '@vesper/core/config/config';
import { readEnv } from '@vesper/core/config/env';
import { imageView } from '@vesper/core/contract/image';
import type { ObjectStorage } from '@vesper/core/storage/object-storage';
import { openStorage } from '@vesper/core/storage/open-storage';
import { readAccount } from '../stack/balance.ts';
import { operatorOf } from '../stack/operator.ts';
import { newPerson, type Person } from '../stack/person.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const LONG_AGO = new Date('2026-01-01T00:00:00Z');
/** Files of S3 have the time at which they were written, and none can be made to look older. */
const canAge = readEnv().S3_ENDPOINT === undefined;

let stack: Stack;
let storage: ObjectStorage;
let operate: ReturnType<typeof operatorOf>;
let person: Person;
let imageId: string;

/** An id of long ago. */
const oldId = () =>
  Types.ObjectId.createFromHexString('695e0000' + new Types.ObjectId().toHexString().slice(8));
const rows = (name: string) => stack.documents.collection(name);

beforeAll(async () => {
  // What is broken here must not be repaired by anybody else.
  const env = { HOUSEKEEPING_MS: '86400000', S3_BUCKET: `vesper-test-${new Types.ObjectId()}` };
  stack = await startStack({ env });
  operate = operatorOf(stack, env);
  storage = await openStorage(loadConfig({ ...readEnv(), ...env, DATA_DIR: stack.dataDir }));
  person = await newPerson(stack);
  const prompt = { prompt: 'a lake at dawn' };
  const image = await person.client.expect([201, imageView], 'POST', '/api/generate/image', prompt);
  imageId = image.id;
  await stack.settled();
});
afterAll(async () => {
  await storage.deleteAll('');
  await stack.stop();
});

/** The numbers of a report by what they count. */
function counts(said: string): Record<string, number> {
  const lines = said.matchAll(/^(ok|\d+)\s+(.+?): /gm);
  return Object.fromEntries([...lines].map(([, count, kind]) => [kind, Number(count) || 0]));
}

/** Breaks one of everything. @returns the report that is due */
async function breakAll(): Promise<Record<string, number>> {
  const userId = new Types.ObjectId(person.userId);
  const gone = new Types.ObjectId();
  const at = { createdAt: LONG_AGO };
  await rows('users').updateOne({ _id: userId }, { $inc: { tokens: 3 } });
  await rows('images').updateOne({ _id: new Types.ObjectId(imageId) }, { $set: { likes: 7 } });
  const storyId = oldId();
  await rows('stories').insertOne({ _id: storyId, userId, title: 'Fog', passageCount: 4, ...at });
  const message = {
    userId,
    role: 'user',
    status: 'complete',
    content: 'hello',
    ...at,
    terms: ['hello'],
  };
  await rows('messages').insertOne({ _id: oldId(), ...message, conversationId: gone });
  const share = { userId, conversationId: gone, slot: 'x', token: 'x', title: 'A walk', ...at };
  await rows('shares').insertOne({ _id: oldId(), ...share, messages: [], sharedAt: LONG_AGO });
  const passage = { userId, storyId: gone, status: 'complete', runId: gone, ...at };
  await rows('story_passages').insertOne({ _id: oldId(), ...passage });
  await rows('likes').insertOne({ _id: oldId(), userId, imageId: gone, ...at });
  await rows('character_likes').insertOne({ _id: oldId(), userId, characterId: gone, ...at });
  const version = { userId, characterId: gone, revision: 0, texts: { name: 'Ada' }, ...at };
  await rows('character_versions').insertOne({ _id: oldId(), ...version });
  const character = { userId, name: 'Ada', traits: [], revision: 0, ...at };
  await rows('characters').insertOne({ _id: oldId(), ...character, likes: 7, terms: ['ada'] });
  await rows('memories').insertOne({ _id: oldId(), userId, characterId: gone, text: 'x', ...at });
  await rows('sent_prompts').insertOne({
    _id: oldId(),
    userId,
    messageId: gone,
    variant: 0,
    // Young, or the database removes it by itself.
    createdAt: new Date(),
  });
  await rows('notifications').insertOne({ userId: gone, key: 'x', ...at });
  const runId = oldId();
  const image = { userId, prompt: 'x', likes: 0, ...at };
  await rows('images').insertOne({ _id: oldId(), ...image, status: 'pending', runId: gone });
  const stuck = {
    userId,
    kind: 'image',
    status: 'running',
    live: true,
    startedAt: LONG_AGO,
    ...at,
  };
  const subject = { imageId: oldId(), price: 0, attempts: 1 };
  await rows('runs').insertOne({ _id: runId, ...stuck, ...subject });
  await rows('images').insertOne({ _id: subject.imageId, ...image, status: 'pending', runId });
  // One token was taken for it: balance and ledger agree about that.
  const taken = { key: `${gone}:hold:x`, kind: 'hold', amount: -1, runId: gone, at: LONG_AGO };
  await rows('users').updateOne(
    { _id: userId },
    {
      $inc: { tokens: -1 },
      $set: { holds: [{ runId: gone, amount: 1, at: LONG_AGO }], pendingEntries: [taken] },
    },
  );
  await storage.put(`images/${userId}/${gone}.png`, Buffer.from('x'), 'image/png');
  if (canAge) {
    const file = join(stack.dataDir, 'objects', `images/${userId}/${gone}.png`);
    await utimes(file, LONG_AGO, LONG_AGO);
  }
  await storage.delete(`images/${userId}/${imageId}.thumb.webp`);
  return {
    'runs that should have ended long ago': 1,
    'tokens held for runs that have ended': 1,
    'documents of accounts that are gone': 1,
    'messages of conversations that are gone': 1,
    'links to conversations that are gone': 1,
    'passages of stories that are gone': 1,
    'likes of pictures or characters that are gone': 2,
    'versions of characters that are gone': 1,
    'memories of characters or conversations that are gone': 1,
    'sent prompts of messages that are gone': 1,
    'replies, pictures and passages that nothing will finish': 1,
    'balances that differ from the sum of their ledger': 1,
    'pictures whose number of likes is wrong': 1,
    'characters whose number of likes is wrong': 1,
    'stories whose number of passages is wrong': 1,
    'files without a document': canAge ? 1 : 0,
    'documents whose files are missing': 1,
    // search-index.test.ts breaks it.
    'messages, titles and characters that a search does not find by their words': 0,
    // Nobody can repair it: desk.test.ts breaks it.
    'breaks in the chain of the audit log': 0,
  };
}

it('finds nothing in a product that is well', async () => {
  const { code, said } = await operate('check');
  expect([said, code]).toEqual([expect.not.stringMatching(/^\d/m), 0]);
  expect(Object.keys(counts(said))).toHaveLength(19);
});

it('finds each thing that is broken, changes nothing unasked, and repairs what it can', async () => {
  const broken = await breakAll();
  const found = await operate('check');
  expect([counts(found.said), found.code]).toEqual([broken, 1]);
  expect(found.said).toContain(`${person.userId} (+3)`);

  const fixed = await operate('check', '--fix');
  expect([counts(fixed.said), fixed.code]).toEqual([broken, 1]);
  const left = await operate('check');
  const none = Object.fromEntries(Object.keys(broken).map((name) => [name, 0]));
  expect(counts(left.said)).toEqual({ ...none, 'documents whose files are missing': 1 });

  // The token of the picture that nothing finishes is back, and what was added has a movement.
  const account = await readAccount(stack.documents, person.userId);
  expect(account).toEqual({ tokens: 7, ledgerSum: 7, holds: 0 });
  const correction = await rows('ledger').findOne({ kind: 'correction' });
  expect(correction).toMatchObject({ amount: 3 });
  const page = await person.client.request('GET', '/api/tokens/ledger');
  expect(page).toMatchObject({ status: 200 });
});
