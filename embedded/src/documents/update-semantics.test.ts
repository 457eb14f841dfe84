import { BSONRegExp, Double, Long, ObjectId, type Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outcome, shown, startTestStore, type AnyCollection } from './testing.ts';

let store: Awaited<ReturnType<typeof startTestStore>>;
let collection: AnyCollection;

beforeAll(async () => {
  store = await startTestStore();
  collection = store.db.collection('updates');
});
beforeEach(() => collection.drop());
afterAll(() => store.stop());

const day = (n: number): Date => new Date(Date.UTC(2024, 0, n));
const first = new ObjectId('0123456789abcdef01234567');
const second = new ObjectId('0123456789abcdef01234568');
const long = (digits: string): Long => Long.fromString(digits);

describe('an update', () => {
  test.each<[name: string, doc: Document, update: Document, want: Document]>([
    ['$set makes documents on its way', {}, { $set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
    [
      '$set past the end of an array fills with null',
      { a: [1] },
      { $set: { 'a.3': 9 } },
      { a: [1, null, null, 9] },
    ],
    ['$set through a scalar is refused', { a: 1 }, { $set: { 'a.b': 1 } }, { error: 28 }],
    ['$set through null is refused', { a: null }, { $set: { 'a.b': 1 } }, { error: 28 }],
    [
      '$set into a document in an array keeps its dates',
      { a: [{ d: day(1) }] },
      { $set: { 'a.0.n': 1 } },
      { a: [{ d: day(1), n: 1 }] },
    ],
    [
      '$set through an array by a name is refused',
      { a: [{ b: 1 }] },
      { $set: { 'a.b': 1 } },
      { error: 28 },
    ],
    [
      '$unset of an array element leaves null',
      { a: [1, 2, 3] },
      { $unset: { 'a.1': '' } },
      { a: [1, null, 3] },
    ],
    ['$inc creates', {}, { $inc: { 'a.n': 2 } }, { a: { n: 2 } }],
    ['$inc on a string is refused', { a: 'x' }, { $inc: { a: 1 } }, { error: 14 }],
    ['$inc on null is refused', { a: null }, { $inc: { a: 1 } }, { error: 14 }],
    ['$inc by a string is refused', { a: 1 }, { $inc: { a: 'x' } }, { error: 14 }],
    [
      '$inc keeps 64-bit integers',
      { a: long('9007199254740993') },
      { $inc: { a: 1 } },
      { a: long('9007199254740994') },
    ],
    ['$mul on missing gives 0', {}, { $mul: { a: 3 } }, { a: 0 }],
    ['$min and $max', { a: 5, b: 5 }, { $min: { a: 3 }, $max: { b: 3 } }, { a: 3, b: 5 }],
    ['$max on missing sets', {}, { $max: { a: day(1) } }, { a: day(1) }],
    ['$min compares across types', { a: 5 }, { $min: { a: null } }, { a: null }],
    ['$rename', { a: 1, b: 2 }, { $rename: { a: 'x.y' } }, { b: 2, x: { y: 1 } }],
    ['$push creates', {}, { $push: { a: 1 } }, { a: [1] }],
    ['$push on a scalar is refused', { a: 1 }, { $push: { a: 1 } }, { error: 2 }],
    [
      '$push $each $slice on a missing field',
      {},
      { $push: { a: { $each: [1, 2, 3], $slice: -2 } } },
      { a: [2, 3] },
    ],
    [
      '$push $each $sort $slice',
      { a: [{ s: 5 }, { s: 1 }] },
      { $push: { a: { $each: [{ s: 3 }], $sort: { s: -1 }, $slice: 2 } } },
      { a: [{ s: 5 }, { s: 3 }] },
    ],
    [
      '$push $sort by two keys',
      {
        a: [
          { s: 1, t: 2 },
          { s: 1, t: 1 },
        ],
      },
      { $push: { a: { $each: [], $sort: { s: 1, t: 1 } } } },
      {
        a: [
          { s: 1, t: 1 },
          { s: 1, t: 2 },
        ],
      },
    ],
    [
      '$push $position',
      { a: [1, 2] },
      { $push: { a: { $each: [9], $position: 1 } } },
      { a: [1, 9, 2] },
    ],
    [
      '$push $slice 0 empties',
      { a: [1, 2] },
      { $push: { a: { $each: [], $slice: 0 } } },
      { a: [] },
    ],
    [
      '$addToSet compares documents with their order',
      { a: [{ x: 1, y: 2 }] },
      { $addToSet: { a: { y: 2, x: 1 } } },
      {
        a: [
          { x: 1, y: 2 },
          { y: 2, x: 1 },
        ],
      },
    ],
    [
      '$addToSet keeps duplicates that are there',
      { a: [1, 1] },
      { $addToSet: { a: 2 } },
      { a: [1, 1, 2] },
    ],
    [
      '$addToSet $each of ids',
      { a: [first] },
      { $addToSet: { a: { $each: [new ObjectId(first.toHexString()), second] } } },
      { a: [first, second] },
    ],
    ['$addToSet on a scalar is refused', { a: 1 }, { $addToSet: { a: 1 } }, { error: 2 }],
    ['$pull of a value', { a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
    ['$pull by a condition', { a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
    [
      '$pull of documents',
      { a: [{ x: 1, y: 1 }, { x: 2 }] },
      { $pull: { a: { x: 1 } } },
      { a: [{ x: 2 }] },
    ],
    [
      '$pull of documents by $or',
      { a: [{ x: 1 }, { x: 2 }, { x: 3 }] },
      { $pull: { a: { $or: [{ x: 1 }, { x: 3 }] } } },
      { a: [{ x: 2 }] },
    ],
    [
      '$pull from a nested array',
      { a: [{ b: [1, 2] }] },
      { $pull: { 'a.0.b': 1 } },
      { a: [{ b: [2] }] },
    ],
    ['$pull on a scalar is refused', { a: 1 }, { $pull: { a: 1 } }, { error: 2 }],
    ['$pullAll', { a: [1, 2, 3] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
    [
      '$pop at both ends',
      { a: [1, 2, 3], b: [1, 2, 3] },
      { $pop: { a: 1, b: -1 } },
      { a: [1, 2], b: [2, 3] },
    ],
    ['conflicting paths are refused', {}, { $set: { a: 1 }, $inc: { 'a.b': 1 } }, { error: 40 }],
    ['one path twice is refused', {}, { $set: { a: 1 }, $inc: { a: 1 } }, { error: 40 }],
    [
      'names with a common beginning do not conflict',
      {},
      { $set: { a: 1, 'a-b': 2, 'ab.c': 3 } },
      { a: 1, 'a-b': 2, ab: { c: 3 } },
    ],
    ['an unknown modifier is refused', {}, { $foo: { a: 1 } }, { error: 9 }],
    ['changing _id is refused', {}, { $set: { _id: 2 } }, { error: 66 }],
    ['setting _id to what it is is fine', {}, { $set: { _id: 1, a: 1 } }, { a: 1 }],
    ['an empty field name is refused', {}, { $set: { 'a..b': 1 } }, { error: 56 }],
    [
      '$setOnInsert is ignored on a match',
      { a: 1 },
      { $setOnInsert: { a: 2 }, $set: { b: 1 } },
      { a: 1, b: 1 },
    ],
    [
      'a failing operator leaves the document untouched',
      { a: 1, b: 'x' },
      { $set: { a: 2 }, $inc: { b: 1 } },
      { error: 14 },
    ],
  ])('%s', async (_name, doc, update, want) => {
    await collection.insertOne({ _id: 1, ...doc });
    const result = await outcome(() => collection.updateOne({ _id: 1 }, update));
    const { _id, ...after } = (await collection.findOne()) ?? {};
    const refused = 'error' in want;
    expect(shown(after)).toBe(shown(refused ? doc : want));
    if (refused) expect(result).toEqual(want);
  });

  test('$currentDate sets the time of the server', async () => {
    const before = Date.now();
    await collection.insertOne({ _id: 1 });
    await collection.updateOne({}, { $currentDate: { at: true } });
    const at: unknown = (await collection.findOne())?.['at'];
    expect(at instanceof Date && at.getTime()).toBeGreaterThanOrEqual(before);
  });

  test('that changes nothing counts as matched and not as modified', async () => {
    await collection.insertOne({ _id: 1, a: [1] });
    expect(await collection.updateOne({ _id: 1 }, { $addToSet: { a: 1 } })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 0,
    });
    expect(await collection.updateOne({ _id: 1 }, { $set: { a: [1] } })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 0,
    });
  });

  test('leaves a double a double', async () => {
    await collection.insertOne({ _id: 1, a: new Double(5), b: 1 });
    await collection.updateOne({ _id: 1 }, { $set: { b: 2 } });
    const after = await collection.findOne({}, { promoteValues: false });
    expect(after?.['a']).toBeInstanceOf(Double);
  });

  test('leaves a stored regular expression what it was', async () => {
    await collection.insertOne({ _id: 1, r: new BSONRegExp('a b', 'x') });
    await collection.updateOne({ _id: 1 }, { $set: { b: 2 } });
    const after = await collection.findOne({}, { bsonRegExp: true });
    expect(after?.['r']).toMatchObject({ pattern: 'a b', options: 'x' });
  });

  test('of many changes all that match, a replacement of many is refused', async () => {
    await collection.insertMany([
      { _id: 1, a: 1 },
      { _id: 2, a: 1 },
      { _id: 3, a: 2 },
    ]);
    expect(await collection.updateMany({ a: 1 }, { $inc: { a: 5 } })).toMatchObject({
      matchedCount: 2,
      modifiedCount: 2,
    });
    const command = { update: 'updates', updates: [{ q: {}, u: { a: 1 }, multi: true }] };
    expect(
      await outcome(() => store.db.command(command).then((r) => r['writeErrors'][0].code)),
    ).toBe(9);
  });

  test('by replacement keeps the _id and takes the fields given', async () => {
    await collection.insertOne({ _id: 1, a: 1, b: 2 });
    await collection.replaceOne({ _id: 1 }, { c: 3 });
    expect(await collection.findOne()).toEqual({ _id: 1, c: 3 });
    expect(await outcome(() => collection.replaceOne({ _id: 1 }, { _id: 2 }))).toEqual({
      error: 66,
    });
  });
});

describe('an upsert', () => {
  test.each<[name: string, filter: Document, update: Document, want: Document]>([
    [
      'takes fields from equality',
      { a: 1, 'b.c': 2, d: { $gt: 5 } },
      { $set: { e: 1 } },
      { a: 1, b: { c: 2 }, e: 1 },
    ],
    [
      'applies $setOnInsert',
      { _id: 7 },
      { $setOnInsert: { a: 1 }, $inc: { n: 1 } },
      { _id: 7, a: 1, n: 1 },
    ],
    [
      'takes fields from $and and $eq',
      { $and: [{ a: { $eq: 1 } }, { b: 2 }] },
      { $set: { e: 1 } },
      { a: 1, b: 2, e: 1 },
    ],
    ['starts an array', { _id: 7 }, { $push: { a: 1 } }, { _id: 7, a: [1] }],
    [
      'refuses a field matched twice',
      { a: 1, $and: [{ a: 2 }] },
      { $set: { e: 1 } },
      { error: 54 },
    ],
    ['refuses another _id', { _id: 7 }, { $set: { _id: 8 } }, { error: 66 }],
  ])('%s', async (_name, filter, update, want) => {
    const projection = '_id' in filter ? {} : { _id: 0 };
    const result = await outcome(async () => {
      await collection.updateOne(filter, update, { upsert: true });
      return collection.findOne({}, { projection });
    });
    expect(shown(result)).toBe(shown(want));
  });

  test('by replacement keeps the _id of the filter', async () => {
    await collection.replaceOne({ _id: 7, a: 1 }, { b: 1 }, { upsert: true });
    expect(await collection.findOne()).toEqual({ _id: 7, b: 1 });
  });
});

describe('findOneAnd...', () => {
  beforeEach(() =>
    collection.insertMany([
      { _id: 1, a: 2 },
      { _id: 2, a: 1 },
    ]),
  );

  test('update takes the first in the order asked for and gives before or after', async () => {
    const options = { sort: { a: 1 } } as const;
    expect(await collection.findOneAndUpdate({}, { $inc: { a: 10 } }, options)).toEqual({
      _id: 2,
      a: 1,
    });
    expect(
      await collection.findOneAndUpdate(
        {},
        { $inc: { a: 10 } },
        { ...options, returnDocument: 'after' },
      ),
    ).toEqual({ _id: 1, a: 12 });
  });

  test('update without a match gives null, with upsert the new document', async () => {
    expect(await collection.findOneAndUpdate({ a: 99 }, { $set: { b: 1 } })).toBeNull();
    expect(
      await collection.findOneAndUpdate(
        { _id: 9 },
        { $set: { b: 1 } },
        { upsert: true, returnDocument: 'after' },
      ),
    ).toEqual({ _id: 9, b: 1 });
  });

  test('delete and replace give the document as it was', async () => {
    expect(await collection.findOneAndDelete({ _id: 1 }, { projection: { _id: 0 } })).toEqual({
      a: 2,
    });
    expect(await collection.findOneAndReplace({ _id: 2 }, { c: 3 })).toEqual({ _id: 2, a: 1 });
    expect(await collection.find().toArray()).toEqual([{ _id: 2, c: 3 }]);
  });
});
