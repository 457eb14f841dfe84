import { Long, ObjectId, type Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { numbered, outcome, shown, startTestStore, type AnyCollection } from './testing.ts';

let store: Awaited<ReturnType<typeof startTestStore>>;
let collection: AnyCollection;

vi.setConfig({ testTimeout: 60_000 });
beforeAll(async () => {
  store = await startTestStore();
  collection = store.db.collection('reads');
});
beforeEach(() => collection.drop());
afterAll(() => store.stop());

const day = (n: number): Date => new Date(Date.UTC(2024, 0, n));
const first = new ObjectId('0123456789abcdef01234567');
const long = (digits: string): Long => Long.fromString(digits);

describe('a projection', () => {
  test.each<[name: string, doc: Document, projection: Document, want: Document]>([
    [
      'keeps the order of the document',
      { z: 1, a: 2, m: 3 },
      { a: 1, z: 1 },
      { _id: 1, z: 1, a: 2 },
    ],
    [
      'reaches through arrays',
      { a: [{ b: 1, c: 2 }, 5, { c: 3 }] },
      { 'a.b': 1 },
      { _id: 1, a: [{ b: 1 }, {}] },
    ],
    ['excludes nested fields', { a: { b: 1, c: 2 } }, { 'a.b': 0 }, { _id: 1, a: { c: 2 } }],
    [
      'takes nested documents as paths',
      { a: { b: 1, c: 2 } },
      { a: { c: 1 } },
      { _id: 1, a: { c: 2 } },
    ],
    ['leaves out only the _id', { a: 1 }, { _id: 0 }, { a: 1 }],
    ['leaves out the _id beside an inclusion', { a: 1, b: 2 }, { _id: 0, b: 1 }, { b: 2 }],
    ['does not mix in and out', { a: 1, b: 1 }, { a: 1, b: 0 }, { error: 31254 }],
    ['does not take a path and a part of it', { a: 1 }, { a: 1, 'a.b': 1 }, { error: 31249 }],
    ['refuses $slice', { a: [1, 2] }, { a: { $slice: 1 } }, { error: 115 }],
    ['refuses the positional form', { a: [1, 2] }, { 'a.$': 1 }, { error: 115 }],
  ])('%s', async (_name, doc, projection, want) => {
    await collection.insertOne({ _id: 1, ...doc });
    expect(shown(await outcome(() => collection.findOne({}, { projection })))).toBe(shown(want));
  });
});

describe('a sort', () => {
  const mixed = [
    { a: 'x' },
    { a: 1 },
    { a: null },
    {},
    { a: first },
    { a: true },
    { a: day(1) },
    { a: { k: 1 } },
  ];
  test.each<[name: string, docs: Document[], sort: Record<string, 1 | -1>, want: number[]]>([
    ['goes by type', mixed, { a: 1, _id: 1 }, [3, 4, 2, 1, 8, 5, 6, 7]],
    [
      'ascending uses the least element of an array',
      [{ a: [3, 9] }, { a: [5] }, { a: [1, 20] }],
      { a: 1 },
      [3, 1, 2],
    ],
    [
      'descending uses the greatest',
      [{ a: [3, 9] }, { a: [5] }, { a: [1, 20] }],
      { a: -1 },
      [3, 1, 2],
    ],
    ['puts an empty array before null', [{ a: 1 }, { a: null }, { a: [] }], { a: 1 }, [3, 2, 1]],
    [
      'takes several fields',
      [
        { a: 1, b: 2 },
        { a: 1, b: 1 },
        { a: 0, b: 9 },
      ],
      { a: 1, b: 1 },
      [3, 2, 1],
    ],
    [
      'of strings goes by code point',
      [{ a: '\u{1F600}' }, { a: '\uFF5E' }, { a: 'z' }],
      { a: 1 },
      [3, 2, 1],
    ],
    [
      'knows NaN and infinities',
      [{ a: Infinity }, { a: NaN }, { a: -Infinity }, { a: -1 }],
      { a: 1 },
      [2, 3, 4, 1],
    ],
  ])('%s', async (_name, docs, sort, want) => {
    await collection.insertMany(numbered(docs));
    expect((await collection.find().sort(sort).toArray()).map((d) => d._id)).toEqual(want);
  });

  test.each([1, -1] as const)(
    'by an index gives the same order as without, direction %i',
    async (direction) => {
      const values = [
        'x',
        1,
        null,
        2.5,
        -7,
        first,
        true,
        false,
        day(1),
        'X',
        '',
        long('9007199254740993'),
        'y'.repeat(3000),
        'y'.repeat(2999),
      ];
      await collection.insertMany(numbered(values.map((a) => ({ a }))));
      const ids = async (): Promise<number[]> =>
        (await collection.find().sort({ a: direction, _id: 1 }).toArray()).map((d) => d._id);
      const plain = await ids();
      await collection.createIndex({ a: direction, _id: 1 });
      expect(await ids()).toEqual(plain);
      expect(
        await collection
          .find()
          .sort({ a: -direction === 1 ? 1 : -1, _id: -1 })
          .map((d) => d._id)
          .toArray(),
      ).toEqual(plain.toReversed());
    },
  );

  test('of more documents than one run is stable, also with a limit', async () => {
    await collection.insertMany(
      numbered(Array.from({ length: 5000 }, (_, i) => ({ a: (i * 7919) % 5000, b: i % 3 }))),
    );
    const all = await collection.find().sort({ b: 1, a: 1 }).toArray();
    const expected = all.toSorted((x, y) => x['b'] - y['b'] || x['a'] - y['a']);
    expect(all).toEqual(expected);
    expect(await collection.find().sort({ b: 1, a: 1 }).skip(5).limit(10).toArray()).toEqual(
      expected.slice(5, 15),
    );
    expect(
      await collection
        .find()
        .sort({ a: -1 })
        .limit(2000)
        .map((d) => d['a'])
        .toArray(),
    ).toEqual(Array.from({ length: 2000 }, (_, i) => 4999 - i));
  });
});

describe('other reads', () => {
  test('distinct unwinds arrays and takes each value once', async () => {
    await collection.insertMany(
      numbered([{ a: [1, 2] }, { a: 2 }, { a: long('2') }, { a: 'x' }, {}]),
    );
    expect(await collection.distinct('a')).toEqual([1, 2, 'x']);
    await collection.insertMany([
      { _id: 10, b: [{ c: 1 }, { c: 2 }] },
      { _id: 11, b: { c: 2 } },
    ]);
    expect(await collection.distinct('b.c')).toEqual([1, 2]);
  });

  test('a cursor outlives writes to what it reads', async () => {
    await collection.insertMany(Array.from({ length: 1000 }, (_, i) => ({ _id: i })));
    let seen = 0;
    for await (const doc of collection.find({}, { batchSize: 50, sort: { _id: 1 } })) {
      seen++;
      if (doc._id === 100) await collection.deleteMany({ _id: { $gte: 900 } });
    }
    expect(seen).toBe(900);
  });

  test('a killed cursor and an idle one are gone', async () => {
    const short = await startTestStore({ sweepMs: 20, cursorIdleMs: 0 });
    const items = short.db.collection<{ _id: number }>('items');
    await items.insertMany(Array.from({ length: 10 }, (_, i) => ({ _id: i })));
    const open = async (): Promise<Long> =>
      Long.fromValue((await short.db.command({ find: 'items', batchSize: 2 }))['cursor'].id);
    const more = (id: Long) =>
      outcome(() => short.db.command({ getMore: id, collection: 'items' }));
    const killed = await open();
    await short.db.command({ killCursors: 'items', cursors: [killed] });
    expect(await more(killed)).toEqual({ error: 43 });
    const idle = await open();
    await expect
      .poll(() => short.db.command({ killCursors: 'items', cursors: [idle] }))
      .toMatchObject({ cursorsNotFound: [idle.toNumber()] });
    await short.stop();
  });

  test('a large result comes in replies of at most 16 MiB', async () => {
    await collection.insertMany(
      Array.from({ length: 4 }, (_, i) => ({ _id: i, a: 'x'.repeat(5 << 20) })),
    );
    expect(await collection.find().toArray()).toHaveLength(4);
  });

  test('maxTimeMS ends a long scan', async () => {
    await collection.insertMany(
      Array.from({ length: 6_000 }, (_, i) => ({ _id: i, s: 'x'.repeat(200) })),
    );
    expect(await outcome(() => collection.find({ s: /xy$/ }, { maxTimeMS: 1 }).toArray())).toEqual({
      error: 50,
    });
  });
});
