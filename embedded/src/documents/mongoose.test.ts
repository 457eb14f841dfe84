import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose, { Schema } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDocumentServer, type DocumentServer } from './server.ts';

let dir: string;
let server: DocumentServer;
let connection: mongoose.Connection;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'documents-'));
  server = await startDocumentServer({ dir, sweepMs: 50 });
  connection = await mongoose.createConnection(`${server.uri}/product`).asPromise();
});

afterAll(async () => {
  await connection.close();
  await server.close();
  await rm(dir, { recursive: true });
});

const accountSchema = new Schema(
  {
    email: { type: String, required: true, unique: true },
    tokens: { type: Number, default: 0 },
    holds: [{ runId: String, amount: Number, _id: false }],
    seenAt: Date,
    nickname: String,
  },
  { timestamps: true },
);
accountSchema.index(
  { nickname: 1 },
  { unique: true, partialFilterExpression: { nickname: { $type: 'string' } } },
);
accountSchema.index({ tokens: 1, createdAt: -1 });

test('a model creates its indexes, stores, finds and updates', async () => {
  const Account = connection.model('Account', accountSchema);
  await Account.init();
  expect((await Account.listIndexes()).map((index) => index.name)).toEqual([
    '_id_',
    'email_1',
    'nickname_1',
    'tokens_1_createdAt_-1',
  ]);
  const made = await Account.create({ email: 'ada@example.org', tokens: 2 });
  made.nickname = 'ada';
  made.holds.push({ runId: 'r1', amount: 1 });
  await made.save();
  const found = await Account.findOne({ email: 'ada@example.org' }).lean().orFail();
  expect(found).toMatchObject({ nickname: 'ada', tokens: 2, holds: [{ runId: 'r1', amount: 1 }] });
  expect(found.updatedAt.getTime()).toBeGreaterThanOrEqual(found.createdAt.getTime());
  await expect(Account.deleteOne({ _id: made._id })).resolves.toMatchObject({ deletedCount: 1 });
});

test('a duplicate key is the error mongoose knows', async () => {
  const Account = connection.model('Account');
  await Account.create({ email: 'twice@example.org' });
  await expect(Account.create({ email: 'twice@example.org' })).rejects.toMatchObject({
    code: 11000,
    keyPattern: { email: 1 },
    keyValue: { email: 'twice@example.org' },
    message:
      'E11000 duplicate key error collection: product.accounts index: email_1 dup key: { email: "twice@example.org" }',
  });
  await expect(
    Account.findOneAndUpdate(
      { tokens: 99 },
      { $set: { email: 'twice@example.org' } },
      { upsert: true },
    ),
  ).rejects.toMatchObject({ code: 11000, keyPattern: { email: 1 } });
});

test('of many who take one name at once exactly one gets it', async () => {
  const Account = connection.model('Account');
  const taken = await Promise.allSettled(
    Array.from({ length: 20 }, () => Account.create({ email: 'one@example.org' })),
  );
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await Account.countDocuments({ email: 'one@example.org' })).toBe(1);
});

test('a partial unique index leaves documents without the field alone', async () => {
  const Account = connection.model('Account');
  await Account.create({ email: 'a@example.org' }, { email: 'b@example.org' });
  await Account.create({ email: 'c@example.org', nickname: 'c' });
  await expect(Account.create({ email: 'd@example.org', nickname: 'c' })).rejects.toMatchObject({
    keyValue: { nickname: 'c' },
  });
});

test('of 50 callers at once exactly as many spend a token as there are tokens', async () => {
  const Account = connection.model('Account', accountSchema);
  const { _id } = await Account.create({ email: 'race@example.org', tokens: 20 });
  const results = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      Account.findOneAndUpdate(
        { _id, tokens: { $gte: 1 }, 'holds.runId': { $ne: `run-${i}` } },
        { $inc: { tokens: -1 }, $push: { holds: { runId: `run-${i}`, amount: 1 } } },
        { returnDocument: 'after' },
      ),
    ),
  );
  expect(results.filter(Boolean)).toHaveLength(20);
  const after = await Account.findById(_id).orFail();
  expect(after.tokens).toBe(0);
  expect(new Set(after.holds.map((hold) => hold.runId)).size).toBe(20);
});

test('a TTL index removes what has expired and nothing else', async () => {
  const schema = new Schema({ at: { type: Date, expires: 60 }, name: String });
  const Note = connection.model('Note', schema);
  await Note.init();
  await Note.create(
    { name: 'old', at: new Date(Date.now() - 61_000) },
    { name: 'new', at: new Date() },
    { name: 'never' },
  );
  await expect.poll(() => Note.distinct('name')).toEqual(['never', 'new']);
});

test('bulkWrite, insertMany, cursors, countDocuments and aggregate work through the model', async () => {
  const Item = connection.model('Item', new Schema({ n: Number, kind: String }));
  await Item.insertMany(
    Array.from({ length: 250 }, (_, n) => ({ n, kind: n % 2 ? 'odd' : 'even' })),
  );
  let seen = 0;
  for await (const item of Item.find({ n: { $gte: 50 } })
    .sort({ n: 1 })
    .cursor({ batchSize: 20 })) {
    expect(item.n).toBe(50 + seen++);
  }
  expect(seen).toBe(200);
  const result = await Item.bulkWrite([
    { updateOne: { filter: { n: 0 }, update: { $set: { kind: 'zero' } } } },
    { updateOne: { filter: { n: 1000 }, update: { $set: { kind: 'far' } }, upsert: true } },
    { deleteMany: { filter: { n: { $gte: 200, $lt: 1000 } } } },
    { insertOne: { document: { n: -1, kind: 'minus' } } },
  ]);
  expect(result).toMatchObject({
    modifiedCount: 1,
    upsertedCount: 1,
    deletedCount: 50,
    insertedCount: 1,
  });
  expect(await Item.countDocuments({ kind: 'odd' })).toBe(100);
  expect(await Item.estimatedDocumentCount()).toBe(202);
  const kinds = await Item.aggregate([
    { $group: { _id: '$kind', n: { $sum: 1 }, top: { $max: '$n' } } },
    { $sort: { n: -1, _id: 1 } },
    { $limit: 2 },
  ]);
  expect(kinds).toEqual([
    { _id: 'odd', n: 100, top: 199 },
    { _id: 'even', n: 99, top: 198 },
  ]);
});

test('every write of a document keeps its version key and refuses a stale save', async () => {
  const List = connection.model('List', new Schema({ items: [String] }));
  const made = await List.create({ items: ['a', 'b'] });
  const stale = await List.findById(made._id).orFail();
  made.items = made.items.filter((item) => item !== 'a');
  await made.save();
  stale.items = ['x'];
  await expect(stale.save()).rejects.toThrow(/No matching document/);
  expect((await List.findById(made._id).orFail()).items).toEqual(['b']);
});
