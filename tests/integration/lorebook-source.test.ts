import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readEnv } from '@vesper/core/config/env';
import { packCard } from '@vesper/core/cards/card-schema';
import { packBook, toBook } from '@vesper/core/lorebooks/book';
import { Character } from '@vesper/core/models/character';
import { connectMongo } from '@vesper/core/models/connect';
import { Lorebook } from '@vesper/core/models/lorebook';
import { lorebooksOf } from '../../workers/src/jobs/sources/lorebooks.ts';
import { provideDocuments, type StackService } from '../stack/stack-services.ts';

let dir: string;
let documents: StackService;
let disconnect: () => Promise<unknown>;
let userId: Types.ObjectId;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vesper-test-'));
  documents = await provideDocuments(readEnv(), dir);
  const mongo = await connectMongo(documents.uri, 'work');
  disconnect = () => mongo.disconnect();
});
afterAll(async () => {
  await disconnect();
  await documents.process?.stop();
  await documents.clear();
  await rm(dir, { recursive: true, force: true });
});
beforeEach(() => {
  userId = new Types.ObjectId();
});

const book = (name: string) => ({ name, entries: [{ keys: [name], content: `About ${name}.` }] });

async function kept(name: string, fields: object = {}): Promise<Types.ObjectId> {
  const packed = packBook(toBook(book(name)));
  const { _id } = await Lorebook.create({ userId, name, packed, ...fields });
  return _id;
}

async function character(fields: object = {}): Promise<Types.ObjectId> {
  const card = packCard({ top: {}, data: { name: 'Ines', character_book: book('card') } });
  const { _id } = await Character.create({ userId, name: 'Ines', card, ...fields });
  return _id;
}

async function namesOf(talk: {
  characterId?: Types.ObjectId;
  lorebookIds?: Types.ObjectId[];
}): Promise<string[]> {
  const books = await lorebooksOf({ userId, characterId: null, lorebookIds: [], ...talk });
  return books.map(({ name }) => name);
}

it('a talk draws on its character’s own book first, then on those that were chosen, in order', async () => {
  const [bay, inn] = [await kept('bay'), await kept('inn')];
  const characterId = await character();
  expect(await namesOf({ characterId, lorebookIds: [inn, bay] })).toEqual(['card', 'inn', 'bay']);
});

it('a character’s book counts as it was edited, and no longer as its card brought it', async () => {
  const characterId = await character();
  await kept('edited', { _id: characterId, characterId });
  const books = await lorebooksOf({ userId, characterId, lorebookIds: [] });
  expect(books).toMatchObject([
    { name: 'edited', entries: [{ keys: ['edited'], content: 'About edited.', enabled: true }] },
  ]);
});

it('books of somebody else are none, and those of a character only while it is public', async () => {
  const foreign = await kept('foreign', { userId: new Types.ObjectId() });
  const theirs = { userId: new Types.ObjectId() };
  const hidden = await character(theirs);
  const shown = await character({ ...theirs, isPublic: true });
  expect(await namesOf({ characterId: hidden, lorebookIds: [foreign] })).toEqual([]);
  expect(await namesOf({ characterId: shown })).toEqual(['card']);
});

it('what cannot be used is passed over: no book, one without entries, a deleted one', async () => {
  const empty = await kept('empty', { packed: packBook(toBook({ name: 'empty' })) });
  const data = { name: 'Ines', character_book: { entries: [{ content: 'a'.repeat(20_001) }] } };
  const characterId = await character({ card: packCard({ top: {}, data }) });
  const lorebookIds = [empty, new Types.ObjectId()];
  expect(await namesOf({ characterId, lorebookIds })).toEqual([]);
});
