import { Long, MongoClient, ObjectId, type Db, type Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { outcome, startTestStore } from './testing.ts';

let store: Awaited<ReturnType<typeof startTestStore>>;
let db: Db;

vi.setConfig({ testTimeout: 60_000 });
beforeAll(async () => {
  store = await startTestStore();
  db = store.db;
});
beforeEach(() => db.dropDatabase());
afterAll(() => store.stop());

const things = () => db.collection<Document>('things');
const examined = async (filter: Document, sort: Record<string, 1 | -1> = {}): Promise<Document> =>
  (await things().find(filter).sort(sort).explain('executionStats'))['executionStats'];

describe('a unique index', () => {
  test.each<
    [name: string, key: Record<string, 1>, options: Document, docs: Document[], want: unknown]
  >([
    ['refuses a second equal value', { a: 1 }, {}, [{ a: 1 }, { a: 1 }], { error: 11000 }],
    [
      'takes int, double and Long for the same',
      { a: 1 },
      {},
      [{ a: 1 }, { a: Long.fromNumber(1) }],
      { error: 11000 },
    ],
    ['takes missing for null', { a: 1 }, {}, [{}, {}], { error: 11000 }],
    ['tells null and an empty array apart', { a: 1 }, {}, [{ a: null }, { a: [] }], 2],
    ['that is sparse leaves missing out', { a: 1 }, { sparse: true }, [{}, {}, { a: 1 }], 3],
    [
      'that is partial refuses within',
      { a: 1 },
      { partialFilterExpression: { live: true } },
      [
        { a: 1, live: false },
        { a: 1, live: true },
        { a: 1, live: true },
      ],
      { error: 11000 },
    ],
    [
      'that is partial allows outside',
      { a: 1 },
      { partialFilterExpression: { live: true } },
      [
        { a: 1, live: false },
        { a: 1, live: false },
        { a: 1, live: true },
      ],
      3,
    ],
    [
      'that is partial by $exists allows missing',
      { a: 1 },
      { partialFilterExpression: { a: { $exists: true } } },
      [{}, {}],
      2,
    ],
    [
      'over an array refuses a shared element',
      { a: 1 },
      {},
      [{ a: [1, 2, 2] }, { a: [2, 3] }],
      { error: 11000 },
    ],
    [
      'over two fields refuses equal pairs only',
      { a: 1, b: 1 },
      {},
      [
        { a: 1, b: 1 },
        { a: 1, b: 2 },
        { a: 1, b: 1 },
      ],
      { error: 11000 },
    ],
  ])('%s', async (_name, key, options, docs, want) => {
    await things().createIndex(key, { unique: true, ...options });
    expect(await outcome(async () => (await things().insertMany(docs)).insertedCount)).toEqual(
      want,
    );
  });

  test('refuses an update into a taken value and leaves the document alone', async () => {
    await things().createIndex({ a: 1 }, { unique: true });
    await things().insertMany([{ a: 1 }, { a: 2 }]);
    expect(await outcome(() => things().updateOne({ a: 2 }, { $set: { a: 1 } }))).toEqual({
      error: 11000,
    });
    expect(await things().countDocuments({ a: 2 })).toBe(1);
  });

  test('is not built over duplicates', async () => {
    await things().insertMany([{ a: 1 }, { a: 1 }]);
    expect(await outcome(() => things().createIndex({ a: 1 }, { unique: true }))).toEqual({
      error: 11000,
    });
    expect(await things().indexes()).toHaveLength(1);
  });
});

describe('the planner', () => {
  beforeEach(async () => {
    await things().insertMany(
      Array.from({ length: 500 }, (_, i) => ({
        user: i % 50,
        at: new Date(i),
        live: i % 2 === 0,
        tags: [i % 7, 'x'],
      })),
    );
    await things().createIndexes([
      { key: { user: 1, at: -1 } },
      { key: { tags: 1 } },
      { key: { at: 1 }, partialFilterExpression: { live: true } },
    ]);
  });

  test('answers equality on an indexed prefix without a scan, in the order of the index', async () => {
    expect(await examined({ user: 7 }, { at: -1 })).toEqual({
      nReturned: 10,
      totalKeysExamined: 10,
      totalDocsExamined: 10,
    });
    expect(await examined({ user: 7 }, { at: 1 })).toMatchObject({ totalDocsExamined: 10 });
    expect(await examined({ user: 7, at: { $gte: new Date(400) } })).toMatchObject({
      totalDocsExamined: 2,
    });
    expect(await examined({ user: { $in: [1, 2] } })).toMatchObject({ totalDocsExamined: 20 });
    const newest = await things().find({ user: 7 }).sort({ at: -1 }).limit(2).toArray();
    expect(newest.map((d) => Number(d['at']))).toEqual([457, 407]);
    const stats = await things()
      .find({ user: 7 })
      .sort({ at: -1 })
      .limit(2)
      .explain('executionStats');
    expect(stats['executionStats']).toMatchObject({ totalDocsExamined: 2 });
  });

  test('answers the beginning of a word in a list without a scan', async () => {
    await things().createIndex({ user: 1, words: 1 });
    await things().insertMany([
      { user: 9, words: ['harbour', 'fog'] },
      { user: 9, words: ['harvest', 'fo*g'] },
      { user: 9, words: ['hill', 'zoo'] },
      { user: 8, words: ['harbour'] },
    ]);
    expect(await examined({ user: 9, words: /^har/ })).toMatchObject({
      nReturned: 2,
      totalDocsExamined: 2,
    });
    // The longest beginning is looked up, the others are checked.
    const both = { user: 9, $and: [{ words: /^f/ }, { words: /^harb/ }] };
    expect(await examined(both)).toMatchObject({ nReturned: 1, totalDocsExamined: 1 });
    expect(await examined({ user: 9, words: /^fo\*/ })).toMatchObject({
      nReturned: 1,
      totalDocsExamined: 1,
    });
    // What may begin otherwise is no beginning.
    for (const words of [/^harb|^hil/, /^harbx*/, /harb/, /^HARB/i]) {
      const found = await things().countDocuments({ user: 9, words });
      expect(found, String(words)).toBe(words.source.includes('hil') ? 2 : 1);
    }
  });

  test('answers an _id and a list of them without a scan', async () => {
    const [one, two] = await things().find().limit(2).toArray();
    expect(await examined({ _id: { $in: [one?._id, two?._id] } })).toMatchObject({
      totalDocsExamined: 2,
    });
  });

  test('uses a partial index only where the filter implies it', async () => {
    const range = { at: { $lte: new Date(8) } };
    expect(await examined({ live: true, ...range })).toMatchObject({
      nReturned: 5,
      totalDocsExamined: 5,
    });
    expect(await examined(range)).toMatchObject({ nReturned: 9, totalDocsExamined: 500 });
  });

  test('finds each document of a multikey index once', async () => {
    expect(
      await things()
        .find({ tags: { $in: [1, 'x'] } })
        .toArray(),
    ).toHaveLength(500);
    expect(await things().countDocuments({ tags: 3 })).toBe(71);
  });

  test('scans where no index helps', async () => {
    expect(await examined({ live: true })).toMatchObject({
      nReturned: 250,
      totalDocsExamined: 500,
    });
  });
});

test('a sparse index hides no documents', async () => {
  await things().createIndex({ a: 1 }, { sparse: true });
  await things().insertMany([{}, { a: 1 }]);
  expect(await things().countDocuments({ a: null })).toBe(1);
  expect(await things().find().sort({ a: 1 }).toArray()).toHaveLength(2);
});

test('entries follow updates and deletes', async () => {
  await things().createIndex({ 'a.b': 1 });
  await things().insertMany([
    { n: 1, a: { b: 1 } },
    { n: 2, a: { b: 2 } },
  ]);
  await things().updateOne({ n: 1 }, { $set: { 'a.b': 2 } });
  await things().deleteOne({ n: 2 });
  expect(await things().countDocuments({ 'a.b': 2 })).toBe(1);
  expect(await things().countDocuments({ 'a.b': 1 })).toBe(0);
});

test('an index is created once, listed as asked for, and dropped by name or key', async () => {
  await things().createIndex({ a: 1 }, { expireAfterSeconds: 60 });
  await things().createIndex({ a: 1 }, { expireAfterSeconds: 60 });
  await things().createIndex({ b: -1 });
  expect(await things().indexes()).toEqual([
    { v: 2, key: { _id: 1 }, name: '_id_' },
    { v: 2, key: { a: 1 }, name: 'a_1', expireAfterSeconds: 60 },
    { v: 2, key: { b: -1 }, name: 'b_-1' },
  ]);
  expect(await outcome(() => things().createIndex({ a: 1 }, { unique: true }))).toEqual({
    error: 86,
  });
  expect(await outcome(() => things().createIndex({ a: 1 }, { name: 'other' }))).toEqual({
    error: 85,
  });
  await things().dropIndex('a_1');
  expect(await outcome(() => things().dropIndex('a_1'))).toEqual({ error: 27 });
  await things().dropIndexes();
  expect(await things().indexes()).toHaveLength(1);
});

test('an _id may be of any type but array, and 1 is 1 in every number type', async () => {
  const ids = ['x', 1, { a: 1 }, new ObjectId(), new Date(5)];
  const mixed = db.collection<Document & { _id: unknown }>('mixed');
  for (const _id of ids) await db.command({ insert: 'mixed', documents: [{ _id }] });
  expect(await db.command({ count: 'mixed', query: { _id: { $in: ids } } })).toMatchObject({
    n: 5,
  });
  expect(await outcome(() => mixed.insertOne({ _id: Long.fromNumber(1) }))).toEqual({
    error: 11000,
  });
  expect(await outcome(() => mixed.insertOne({ _id: [1] }))).toEqual({ error: 53 });
});

test('an ordered insert stops at the first refusal, an unordered one goes on', async () => {
  const rows = db.collection<{ _id: number }>('rows');
  await rows.insertOne({ _id: 1 });
  for (const [ordered, total] of [
    [true, 2],
    [false, 4],
  ] as const) {
    const base = ordered ? 10 : 20;
    const result = await outcome(() =>
      rows.insertMany([{ _id: base }, { _id: 1 }, { _id: base + 1 }], { ordered }),
    );
    expect(result).toEqual({ error: 11000 });
    expect(await rows.countDocuments()).toBe(total);
  }
});

test('documents over 16 MiB are refused', async () => {
  await things().insertOne({ a: 'x'.repeat(8 << 20) });
  expect(await outcome(() => things().updateOne({}, { $set: { b: 'y'.repeat(9 << 20) } }))).toEqual(
    { error: 17419 },
  );
});

test('collections and databases are listed, made and dropped', async () => {
  await db.createCollection('one');
  expect(await outcome(() => db.command({ create: 'one' }))).toEqual({ error: 48 });
  await db.collection('two').insertOne({ a: 1 });
  const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map((c) => c.name);
  expect(names.sort()).toEqual(['one', 'two']);
  expect((await db.admin().listDatabases()).databases.map((d) => d.name)).toContain('semantics');
  expect(await db.dropCollection('one')).toBe(true);
  await db.dropDatabase();
  expect(await db.collections()).toEqual([]);
});

test('write concern 0 is silent and still writes', async () => {
  const silent = await MongoClient.connect(`${store.server.uri}/?w=0`);
  await silent.db('semantics').collection('things').insertOne({ a: 1 });
  await expect.poll(() => things().countDocuments()).toBe(1);
  await silent.close();
});
