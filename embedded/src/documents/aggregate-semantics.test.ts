import { Long, ObjectId, type Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { numbered, outcome, shown, startTestStore, type AnyCollection } from './testing.ts';

let store: Awaited<ReturnType<typeof startTestStore>>;
let collection: AnyCollection;

beforeAll(async () => {
  store = await startTestStore();
  collection = store.db.collection('reads');
});
beforeEach(() => collection.drop());
afterAll(() => store.stop());

const first = new ObjectId('0123456789abcdef01234567');
const second = new ObjectId('0123456789abcdef01234568');
const long = (digits: string): Long => Long.fromString(digits);

describe('an aggregation', () => {
  test.each<[name: string, docs: Document[], pipeline: Document[], want: unknown]>([
    ['counts nothing as no document', [{ a: 1 }], [{ $match: { a: 2 } }, { $count: 'n' }], []],
    [
      '$group sums, averages and counts',
      [{ k: 'a', n: 1 }, { k: 'a', n: 3 }, { k: 'b', n: 'x' }, { k: null }, {}],
      [
        {
          $group: {
            _id: '$k',
            s: { $sum: '$n' },
            m: { $avg: '$n' },
            c: { $sum: 1 },
            d: { $count: {} },
          },
        },
        { $sort: { _id: 1 } },
      ],
      [
        { _id: null, s: 0, m: null, c: 2, d: 2 },
        { _id: 'a', s: 4, m: 2, c: 2, d: 2 },
        { _id: 'b', s: 0, m: null, c: 1, d: 1 },
      ],
    ],
    [
      '$group by id and by several fields',
      [
        { k: first, l: 1 },
        { k: new ObjectId(first.toHexString()), l: 1 },
      ],
      [{ $group: { _id: { k: '$k', l: '$l' }, c: { $sum: 1 } } }],
      [{ _id: { k: first, l: 1 }, c: 2 }],
    ],
    [
      '$min, $max, $first, $last',
      [{ a: 2 }, { a: null }, { a: 1 }, { a: 'x' }, {}],
      [
        { $sort: { _id: 1 } },
        {
          $group: {
            _id: null,
            lo: { $min: '$a' },
            hi: { $max: '$a' },
            f: { $first: '$a' },
            l: { $last: '$a' },
          },
        },
      ],
      [{ _id: null, lo: 1, hi: 'x', f: 2, l: null }],
    ],
    [
      '$sum of 64-bit integers',
      [{ n: long('9007199254740993') }, { n: 1 }],
      [{ $group: { _id: null, s: { $sum: '$n' } } }],
      [{ _id: null, s: long('9007199254740994') }],
    ],
    [
      '$push leaves missing out, $addToSet duplicates',
      [{ a: 1 }, {}, { a: 1 }],
      [{ $group: { _id: null, v: { $push: '$a' }, s: { $addToSet: '$a' } } }],
      [{ _id: null, v: [1, 1], s: [1] }],
    ],
    [
      'missing compares below everything',
      [{ a: 1 }],
      [
        {
          $project: {
            _id: 0,
            x: { $lt: ['$zz', 0] },
            y: { $gt: ['$a', null] },
            z: { $gt: ['x', 5] },
            n: { $lt: ['$zz', null] },
          },
        },
      ],
      [{ x: true, y: true, z: true, n: true }],
    ],
    [
      '$toString and $toObjectId',
      [{ a: first, s: second.toHexString() }],
      [{ $project: { _id: 0, s: { $toString: '$a' }, o: { $toObjectId: '$s' } } }],
      [{ s: first.toHexString(), o: second }],
    ],
    [
      '$unwind drops empty, missing and null',
      [{ a: [1, 2] }, { a: [] }, {}, { a: null }, { a: 5 }],
      [{ $unwind: '$a' }, { $group: { _id: null, v: { $push: '$a' } } }],
      [{ _id: null, v: [1, 2, 5] }],
    ],
    [
      '$unwind keeps falsy scalars',
      [{ a: '' }, { a: 0 }, { a: {} }],
      [{ $unwind: '$a' }, { $count: 'n' }],
      [{ n: 3 }],
    ],
    [
      '$unwind can preserve',
      [{ a: [] }, {}],
      [{ $unwind: { path: '$a', preserveNullAndEmptyArrays: true } }, { $sort: { _id: 1 } }],
      [{ _id: 1 }, { _id: 2 }],
    ],
    [
      '$lookup joins by value, then refines',
      [{ k: 1 }, { k: 2 }],
      [
        {
          $lookup: {
            from: 'reads',
            localField: 'k',
            foreignField: 'k',
            pipeline: [{ $project: { _id: 0, k: 1 } }],
            as: 'r',
          },
        },
        { $sort: { _id: 1 } },
      ],
      [
        { _id: 1, k: 1, r: [{ k: 1 }] },
        { _id: 2, k: 2, r: [{ k: 2 }] },
      ],
    ],
    [
      '$lookup refines by what its pipeline begins with',
      [{ k: 1 }, { k: 1, n: 5 }, { k: 1, n: 7 }, { k: 1, n: 9, off: true }, { k: 2, n: 8 }],
      [
        { $match: { _id: { $in: [1, 5] } } },
        {
          $lookup: {
            from: 'reads',
            localField: 'k',
            foreignField: 'k',
            pipeline: [
              { $match: { k: { $gt: 0 }, off: { $ne: true } } },
              { $sort: { n: -1 } },
              { $skip: 1 },
              { $limit: 1 },
              { $project: { _id: 0, n: 1 } },
            ],
            as: 'r',
          },
        },
        { $project: { r: 1 } },
        { $sort: { _id: 1 } },
      ],
      [
        { _id: 1, r: [{ n: 5 }] },
        { _id: 5, r: [] },
      ],
    ],
    [
      '$lookup joins elements of an array',
      [{ k: [2, 3] }, { n: 2 }, { n: 3 }],
      [
        { $match: { _id: 1 } },
        { $lookup: { from: 'reads', localField: 'k', foreignField: 'n', as: 'r' } },
        { $project: { r: '$r.n' } },
      ],
      [{ _id: 1, r: [2, 3] }],
    ],
    [
      '$lookup joins null with missing',
      [{ k: null }, {}],
      [
        { $match: { _id: 1 } },
        { $lookup: { from: 'reads', localField: 'k', foreignField: 'k', as: 'r' } },
        { $project: { n: { $size: '$r' } } },
      ],
      [{ _id: 1, n: 2 }],
    ],
    [
      '$facet',
      [{ a: 1 }, { a: 2 }],
      [
        {
          $facet: {
            rows: [{ $match: { a: 1 } }],
            n: [{ $count: 'n' }],
            none: [{ $match: { a: 9 } }, { $count: 'n' }],
          },
        },
      ],
      [{ rows: [{ _id: 1, a: 1 }], n: [{ n: 2 }], none: [] }],
    ],
    [
      '$cond, $ifNull, $switch',
      [{ a: 1 }],
      [
        {
          $project: {
            _id: 0,
            c: { $cond: [{ $gte: ['$a', 1] }, 'y', 'n'] },
            i: { $ifNull: ['$z', 'd'] },
            s: { $switch: { branches: [{ case: { $eq: ['$a', 1] }, then: 'one' }], default: 'x' } },
          },
        },
      ],
      [{ c: 'y', i: 'd', s: 'one' }],
    ],
    [
      '$map, $filter, $reduce',
      [{ a: [1, 2, 3] }],
      [
        {
          $project: {
            _id: 0,
            m: { $map: { input: '$a', as: 'x', in: { $multiply: ['$$x', 2] } } },
            f: { $filter: { input: '$a', as: 'x', cond: { $gt: ['$$x', 1] } } },
            r: { $reduce: { input: '$a', initialValue: 0, in: { $add: ['$$value', '$$this'] } } },
          },
        },
      ],
      [{ m: [2, 4, 6], f: [2, 3], r: 6 }],
    ],
    [
      '$in and $concat',
      [{ a: first, l: [first] }],
      [{ $project: { _id: 0, i: { $in: ['$a', '$l'] }, c: { $concat: ['x', '-', 'y'] } } }],
      [{ i: true, c: 'x-y' }],
    ],
    [
      '$dateToString and $dateTrunc',
      [{ d: new Date(Date.UTC(2024, 1, 29, 13, 5)) }],
      [
        {
          $project: {
            _id: 0,
            s: { $dateToString: { date: '$d', format: '%Y-%m-%d %H:%M' } },
            t: { $dateTrunc: { date: '$d', unit: 'day' } },
          },
        },
      ],
      [{ s: '2024-02-29 13:05', t: new Date(Date.UTC(2024, 1, 29)) }],
    ],
    [
      '$addFields over arrays, $unset',
      [{ a: [{ b: 1 }, { b: 2 }], z: 1 }],
      [{ $addFields: { 'a.c': 9 } }, { $unset: ['z', '_id'] }],
      [
        {
          a: [
            { b: 1, c: 9 },
            { b: 2, c: 9 },
          ],
        },
      ],
    ],
    ['$replaceRoot', [{ d: { x: 1 } }], [{ $replaceRoot: { newRoot: '$d' } }], [{ x: 1 }]],
    [
      '$sortByCount',
      [{ t: ['x', 'y'] }, { t: ['x'] }],
      [{ $unwind: '$t' }, { $sortByCount: '$t' }],
      [
        { _id: 'x', count: 2 },
        { _id: 'y', count: 1 },
      ],
    ],
    [
      '$skip and $limit anywhere',
      [{ a: 1 }, { a: 2 }, { a: 3 }],
      [{ $limit: 2 }, { $sort: { a: -1 } }, { $skip: 1 }, { $project: { a: 1, _id: 0 } }],
      [{ a: 1 }],
    ],
    ['$skip of everything', [{ a: 1 }], [{ $sort: { a: 1 } }, { $skip: 5 }], []],
    [
      '$size of a missing field is an error',
      [{}],
      [{ $project: { n: { $size: '$zz' } } }],
      { error: 17124 },
    ],
    [
      'arithmetic on big integers is refused',
      [{ n: long('9007199254740993') }],
      [{ $project: { m: { $add: ['$n', 1] } } }],
      { error: 115 },
    ],
  ])('%s', async (_name, docs, pipeline, want) => {
    await collection.insertMany(numbered(docs));
    expect(shown(await outcome(() => collection.aggregate(pipeline).toArray()))).toBe(shown(want));
  });

  test('countDocuments honours skip and limit', async () => {
    await collection.insertMany(numbered([{}, {}, {}, {}]));
    expect(await collection.countDocuments({}, { skip: 1, limit: 2 })).toBe(2);
    expect(await collection.countDocuments({ _id: { $gt: 1 } }, { limit: 2 })).toBe(2);
  });
});
