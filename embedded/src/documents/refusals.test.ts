import type { Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outcome, startTestStore } from './testing.ts';

// Everything the store does not do is an error that names it, with MongoDB's number for it.

let store: Awaited<ReturnType<typeof startTestStore>>;

beforeAll(async () => {
  store = await startTestStore();
  await store.db.collection('t').insertOne({ a: 1, list: [1, 2] });
});
afterAll(() => store.stop());

const aggregate = (...pipeline: Document[]): Document => ({ aggregate: 't', pipeline, cursor: {} });
const index = (key: Document, options: Document = {}): Document => ({
  createIndexes: 't',
  indexes: [{ key, name: 'i', ...options }],
});
const update = (u: unknown, more: Document = {}): Document => ({
  findAndModify: 't',
  update: u,
  ...more,
});

describe('refused, by name', () => {
  test.each<[word: string, code: number, command: Document]>([
    ['transactions', 263, { find: 't', startTransaction: true, autocommit: false, txnNumber: 1 }],
    ['retryable writes', 263, { insert: 't', documents: [{}], txnNumber: 1 }],
    ['read concern "snapshot"', 115, { find: 't', readConcern: { level: 'snapshot' } }],
    ['read concern "linearizable"', 115, { find: 't', readConcern: { level: 'linearizable' } }],
    ['$changeStream', 40573, aggregate({ $changeStream: {} })],
    ['collation', 40415, { find: 't', collation: { locale: 'de' } }],
    ['hint', 40415, { find: 't', hint: 'a_1' }],
    ['tailable', 40415, { find: 't', tailable: true }],
    ['frobnicate', 59, { frobnicate: 1 }],
    ['saslStart', 59, { saslStart: 1, mechanism: 'SCRAM-SHA-256' }],
    ['bulkWrite', 59, { bulkWrite: 1, ops: [], nsInfo: [] }],
    ['mapReduce', 59, { mapReduce: 't' }],
    ['aggregate: 1', 115, { aggregate: 1, pipeline: [{ $currentOp: {} }], cursor: {} }],
    ['capped', 40415, { create: 'c', capped: true, size: 1000 }],
    ['timeseries', 40415, { create: 'c', timeseries: { timeField: 't' } }],
    ['viewOn', 40415, { create: 'c', viewOn: 't', pipeline: [] }],
    ['validator', 40415, { create: 'c', validator: { $jsonSchema: {} } }],
    ['text indexes', 67, index({ a: 'text' })],
    ['hashed indexes', 67, index({ a: 'hashed' })],
    ['2dsphere indexes', 67, index({ a: '2dsphere' })],
    ['wildcard indexes', 67, index({ '$**': 1 })],
    ['weights', 40415, index({ a: 1 }, { weights: { a: 1 } })],
    ['collation', 40415, index({ a: 1 }, { collation: { locale: 'de' } })],
    ['partial index', 67, index({ a: 1 }, { partialFilterExpression: { a: { $ne: 1 } } })],
    ['parallel arrays', 171, index({ list: 1, other: 1 })],
    ['$where', 115, { find: 't', filter: { $where: 'true' } }],
    ['$text', 115, { find: 't', filter: { $text: { $search: 'x' } } }],
    ['$geoWithin', 115, { find: 't', filter: { a: { $geoWithin: {} } } }],
    ['$jsonSchema', 115, { find: 't', filter: { $jsonSchema: {} } }],
    ['$expr', 115, { find: 't', filter: { $expr: { $gt: ['$a', 0] } } }],
    ['$mod', 115, { find: 't', filter: { a: { $mod: [2, 0] } } }],
    ['$type "int"', 115, { find: 't', filter: { a: { $type: 'int' } } }],
    ['$meta', 115, { find: 't', sort: { s: { $meta: 'textScore' } } }],
    ['projection of a find', 115, { find: 't', projection: { b: { $add: ['$a', 1] } } }],
    ['positional updates', 115, update({ $set: { 'list.$': 1 } }, { query: { list: 1 } })],
    ['positional updates', 115, update({ $set: { 'list.$[]': 1 } })],
    ['arrayFilters', 40415, update({ $set: { 'list.$[e]': 1 } }, { arrayFilters: [{ e: 1 }] })],
    ['aggregation pipeline', 115, update([{ $set: { a: 2 } }])],
    ['$bit', 115, update({ $bit: { a: { or: 1 } } })],
    ['$out', 115, aggregate({ $out: 'x' })],
    ['$merge', 115, aggregate({ $merge: 'x' })],
    ['$geoNear', 115, aggregate({ $geoNear: {} })],
    ['$setWindowFields', 115, aggregate({ $setWindowFields: {} })],
    [
      "option 'let' of $lookup",
      115,
      aggregate({
        $lookup: { from: 't', localField: 'a', foreignField: 'a', as: 'x', let: {}, pipeline: [] },
      }),
    ],
    ['$foo', 40324, aggregate({ $foo: 1 })],
    [
      '$function',
      168,
      aggregate({ $project: { x: { $function: { body: 'x', args: [], lang: 'js' } } } }),
    ],
    ['$accumulator', 115, aggregate({ $group: { _id: 1, x: { $accumulator: {} } } })],
    ['$stdDevPop', 15952, aggregate({ $group: { _id: 1, x: { $stdDevPop: '$a' } } })],
    ['frob', 40415, { find: 't', frob: 1 }],
    ['filter', 14, { find: 't', filter: 5 }],
  ])('%s (%i)', async (word, code, command) => {
    if ('parallel arrays' === word) {
      await store.db.collection('t').updateOne({}, { $set: { other: [1, 2] } });
    }
    await expect(store.db.command(command)).rejects.toMatchObject({ code });
    await expect(store.db.command(command)).rejects.toThrow(word);
  });
});

test('a transaction started by the driver fails and writes nothing', async () => {
  const session = store.client.startSession();
  const other = store.db.collection('other');
  const result = await outcome(() =>
    session.withTransaction(() => other.insertOne({ a: 1 }, { session })),
  );
  await session.endSession();
  expect(result).toEqual({ error: 263 });
  expect(await other.countDocuments()).toBe(0);
});

test('a change stream opened by the driver fails', async () => {
  const stream = store.db.collection('t').watch();
  expect(await outcome(() => stream.tryNext())).toEqual({ error: 40573 });
  await stream.close();
});

test('a refused statement deep in a command names the place', async () => {
  const command = {
    update: 't',
    updates: [{ q: {}, u: { $set: { a: 1 } }, collation: { locale: 'de' } }],
  };
  await expect(store.db.command(command)).rejects.toThrow("'update.updates.0.collation'");
});

test('types that are kept but cannot be compared are refused when compared', async () => {
  const { Decimal128 } = await import('mongodb');
  const prices = store.db.collection('prices');
  await prices.insertOne({ price: Decimal128.fromString('1.10') });
  expect(String((await prices.findOne())?.['price'])).toBe('1.10');
  expect(await outcome(() => prices.findOne({ price: 1 }))).toEqual({ error: 115 });
});
