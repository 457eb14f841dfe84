import { Binary, BSONRegExp, Long, ObjectId, type Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { numbered, outcome, startTestStore, type AnyCollection } from './testing.ts';

// Expectations written by hand from the MongoDB manual; they hold on a real MongoDB as well.

let store: Awaited<ReturnType<typeof startTestStore>>;
let collection: AnyCollection;

beforeAll(async () => {
  store = await startTestStore();
  collection = store.db.collection('filters');
});
beforeEach(() => collection.drop());
afterAll(() => store.stop());

const day = (n: number): Date => new Date(Date.UTC(2024, 0, n));
const first = new ObjectId('0123456789abcdef01234567');
const second = new ObjectId('0123456789abcdef01234568');
const bytes = (...values: number[]): Binary => new Binary(Buffer.from(values));
const long = (digits: string): Long => Long.fromString(digits);

type Case = [name: string, docs: Document[], filter: Document, want: unknown];

const found = (filter: Document): Promise<unknown> =>
  outcome(async () => (await collection.find(filter).sort({ _id: 1 }).toArray()).map((d) => d._id));

const CASES: Case[] = [
  [
    'null matches null and missing',
    [{ a: null }, {}, { a: 1 }, { a: [null] }, { a: [] }],
    { a: null },
    [1, 2, 4],
  ],
  ['$ne null', [{ a: null }, {}, { a: 1 }], { a: { $ne: null } }, [3]],
  ['$in with null', [{ a: null }, {}, { a: 1 }], { a: { $in: [null] } }, [1, 2]],
  ['$gte null', [{ a: null }, {}, { a: 1 }], { a: { $gte: null } }, [1, 2]],
  [
    'dotted null over scalars and arrays',
    [{ a: 4 }, { a: [] }, { a: [1] }, {}, { a: [{ b: 1 }, {}] }, { a: [{ b: 1 }] }],
    { 'a.b': null },
    [1, 4, 5],
  ],
  ['array element equality', [{ a: [1, 2] }, { a: 2 }, { a: [3] }], { a: 2 }, [1, 2]],
  ['whole array equality', [{ a: [1, 2] }, { a: [2, 1] }, { a: [[1, 2]] }], { a: [1, 2] }, [1, 3]],
  ['$in with an array value', [{ a: [1, 2] }, { a: 1 }], { a: { $in: [[1, 2]] } }, [1]],
  ['$gt with an array operand', [{ a: [1, 2] }, { a: [0] }, { a: 5 }], { a: { $gt: [1] } }, [1]],
  [
    'embedded document equality is ordered',
    [{ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }],
    { a: { x: 1, y: 2 } },
    [1],
  ],
  ['array index path', [{ a: ['x', 'y'] }, { a: ['y', 'x'] }], { 'a.0': 'x' }, [1]],
  ['numeric key of a document', [{ a: { 0: 'x' } }, { a: ['x'] }], { 'a.0': 'x' }, [1, 2]],
  [
    'path through an array of documents',
    [{ a: [{ b: 1 }, { b: 2 }] }, { a: { b: 2 } }, { a: [{ b: 3 }] }],
    { 'a.b': 2 },
    [1, 2],
  ],
  [
    'two ranges may match different elements',
    [{ a: [1, 20] }, { a: [5] }, { a: [1, 2] }],
    { a: { $gt: 4, $lt: 10 } },
    [1, 2],
  ],
  [
    '$elemMatch on scalars',
    [{ a: [1, 20] }, { a: [5] }],
    { a: { $elemMatch: { $gt: 4, $lt: 10 } } },
    [2],
  ],
  [
    '$elemMatch on documents',
    [{ a: [{ x: 1, y: 2 }] }, { a: [{ x: 1 }, { y: 2 }] }],
    { a: { $elemMatch: { x: 1, y: 2 } } },
    [1],
  ],
  ['$all on a scalar field', [{ a: 1 }, { a: [1, 2] }], { a: { $all: [1] } }, [1, 2]],
  ['$all with nothing matches nothing', [{ a: 1 }, { a: [] }], { a: { $all: [] } }, []],
  ['$size', [{ a: [1, 2] }, { a: [[1, 2]] }, { a: 2 }], { a: { $size: 2 } }, [1]],
  [
    '$exists through an array',
    [{ a: [{ b: 1 }, { c: 1 }] }, { a: [{ c: 1 }] }, { a: { b: null } }],
    { 'a.b': { $exists: true } },
    [1, 3],
  ],
  ['$exists false', [{ a: 1 }, {}, { a: null }], { a: { $exists: false } }, [2]],
  ['$ne on an array', [{ a: ['x', 'y'] }, { a: ['y'] }, {}], { a: { $ne: 'x' } }, [2, 3]],
  ['$nin', [{ a: 1 }, { a: [1, 2] }, {}, { a: 3 }], { a: { $nin: [1] } }, [3, 4]],
  [
    '$not $gt also matches missing',
    [{ a: 1 }, { a: 9 }, {}, { a: 'x' }],
    { a: { $not: { $gt: 5 } } },
    [1, 3, 4],
  ],
  [
    'ranges stay within a type',
    [{ a: 5 }, { a: '9' }, { a: day(1) }, { a: true }],
    { a: { $gt: 1 } },
    [1],
  ],
  ['a boolean is not a number', [{ a: true }, { a: 1 }], { a: 1 }, [2]],
  ['NaN equals NaN', [{ a: NaN }, { a: 1 }], { a: NaN }, [1]],
  ['NaN is in no range', [{ a: NaN }, { a: 1 }], { a: { $gte: 0 } }, [2]],
  [
    'ObjectId equality and $in',
    [{ a: first }, { a: second }, { a: first.toHexString() }],
    { a: { $in: [new ObjectId(first.toHexString())] } },
    [1],
  ],
  ['ObjectId range', [{ a: first }, { a: second }], { a: { $gt: first } }, [2]],
  [
    'date range',
    [{ a: day(1) }, { a: day(2) }, { a: day(2).getTime() }],
    { a: { $gte: day(2) } },
    [2],
  ],
  [
    'binary equality is bytewise',
    [{ a: bytes(0xff, 0xfe) }, { a: bytes(0xfd, 0xfc) }],
    { a: bytes(0xfd, 0xfc) },
    [2],
  ],
  [
    'Long and number compare',
    [{ a: long('1152921504606846976') }, { a: 5 }],
    { a: { $gt: 6 } },
    [1],
  ],
  [
    'Long keeps 64 bits',
    [{ a: long('9007199254740993') }, { a: long('9007199254740992') }],
    { a: long('9007199254740993') },
    [1],
  ],
  ['$type objectId', [{ a: first }, { a: 'x' }], { a: { $type: 'objectId' } }, [1]],
  [
    '$type looks into arrays',
    [{ a: ['x'] }, { a: [1] }, { a: 'y' }],
    { a: { $type: 'string' } },
    [1, 3],
  ],
  ['$type array', [{ a: ['x'] }, { a: 'y' }], { a: { $type: 'array' } }, [1]],
  [
    '$type number',
    [{ a: 1 }, { a: 1.5 }, { a: long('9007199254740993') }, { a: '1' }],
    { a: { $type: 'number' } },
    [1, 2, 3],
  ],
  [
    '$regex with option i',
    [{ a: 'ABC' }, { a: 'x' }, { a: ['zabc'] }],
    { a: { $regex: 'abc', $options: 'i' } },
    [1, 3],
  ],
  ['$regex with inline (?i)', [{ a: 'ABC' }, { a: 'x' }], { a: { $regex: '(?i)abc' } }, [1]],
  ['$regex in $in', [{ a: 'foo' }, { a: 'bar' }], { a: { $in: [/^f/, 'zzz'] } }, [1]],
  ['$regex as a value, with escapes', [{ a: 'a/b.c' }, { a: 'a/bxc' }], { a: /^a\/b\.c$/ }, [1]],
  ['$not with a regex', [{ a: 'foo' }, { a: 'bar' }, {}], { a: { $not: /^f/ } }, [2, 3]],
  [
    '$or, $and, $nor',
    [{ a: 1 }, { a: 2 }, { b: 1 }],
    { $or: [{ a: 1 }, { $and: [{ b: 1 }, { a: { $exists: false } }] }], $nor: [{ a: 2 }] },
    [1, 3],
  ],
  [
    'prototype names are just fields',
    [{}, { constructor: 1 }],
    { constructor: { $exists: true } },
    [2],
  ],
  ['strings are case-sensitive', [{ a: 'x' }, { a: 'X' }], { a: 'x' }, [1]],
  [
    'NUL and surrogates in strings',
    [{ a: 'a\0b' }, { a: 'a' }, { a: '\u{1F600}' }],
    { a: 'a\0b' },
    [1],
  ],
  ['an unknown operator is an error', [{ a: 1 }], { a: { $foo: 1 } }, { error: 2 }],
  ['an unknown top level operator is an error', [{ a: 1 }], { $foo: 1 }, { error: 2 }],
  ['an empty $or is an error', [{ a: 1 }], { $or: [] }, { error: 2 }],
  ['$in needs an array', [{ a: 1 }], { a: { $in: 1 } }, { error: 2 }],
  [
    'an invalid regular expression is an error',
    [{ a: 'x' }],
    { a: { $regex: '(' } },
    { error: 51091 },
  ],
  ['look-ahead is refused', [{ a: 'x' }], { a: { $regex: 'x(?=y)' } }, { error: 51091 }],
  [
    'the regex option x is refused',
    [{ a: 'x' }],
    { a: new BSONRegExp('a b', 'x') },
    { error: 115 },
  ],
];

describe('a filter without an index', () => {
  test.each(CASES)('%s', async (_name, docs, filter, want) => {
    await collection.insertMany(numbered(docs));
    expect(await found(filter)).toEqual(want);
  });
});

describe.each([1, -1] as const)('a filter over an index in direction %i', (direction) => {
  test.each(CASES.filter(([, , filter]) => Object.keys(filter)[0] === 'a'))(
    '%s',
    async (_name, docs, filter, want) => {
      await collection.createIndex({ a: direction });
      await collection.insertMany(numbered(docs));
      expect(await found(filter)).toEqual(want);
    },
  );

  test.each<Case>([
    [
      'range over several types',
      [{ a: 1 }, { a: 5 }, { a: 9 }, { a: 'x' }, {}, { a: null }, { a: -3.5 }],
      { a: { $gte: -4, $lt: 9 } },
      [1, 2, 7],
    ],
    [
      'strings with NUL',
      [{ a: 'a' }, { a: 'a\0' }, { a: 'b' }, { a: '' }],
      { a: { $gt: 'a', $lte: 'b' } },
      [2, 3],
    ],
    [
      'dates before 1970',
      [{ a: day(1) }, { a: day(2) }, { a: new Date(-5) }],
      { a: { $lt: day(2) } },
      [1, 3],
    ],
    [
      'long strings',
      [{ a: `${'k'.repeat(5000)}1` }, { a: `${'k'.repeat(5000)}2` }],
      { a: `${'k'.repeat(5000)}2` },
      [2],
    ],
    [
      'range of long strings',
      [{ a: `${'k'.repeat(5000)}1` }, { a: `${'k'.repeat(5000)}2` }, { a: 'l' }],
      { a: { $gte: `${'k'.repeat(5000)}2` } },
      [2, 3],
    ],
  ])('%s', async (_name, docs, filter, want) => {
    await collection.createIndex({ a: direction });
    await collection.insertMany(numbered(docs));
    expect(await found(filter)).toEqual(want);
  });

  test('a compound prefix and a range', async () => {
    await collection.createIndex({ a: 1, b: direction });
    await collection.insertMany(
      numbered([{ a: 1, b: 1 }, { a: 1, b: 5 }, { a: 2, b: 5 }, { a: 1 }]),
    );
    expect(await found({ a: 1, b: { $gt: 0 } })).toEqual([1, 2]);
  });
});
