import { createConnection } from 'node:net';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { startTestStore } from './testing.ts';

vi.setConfig({ testTimeout: 60_000 });

test('a catastrophic regular expression does not stop the server', async () => {
  const store = await startTestStore();
  const texts = store.db.collection('texts');
  await texts.insertMany(Array.from({ length: 50 }, () => ({ s: 'x'.repeat(5000) })));
  expect(await texts.countDocuments({ s: { $regex: '^(x+x+)+y$' } })).toBe(0);
  expect(await texts.countDocuments({ s: { $regex: '(a|aa|x*)*$' } })).toBe(50);
  await store.stop();
});

/** The same numbers on every run (xorshift32). */
function* numbers(seed: number): Generator<number, never> {
  for (let x = seed; ;) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    yield x >>> 0;
  }
}

function garbled(random: Generator<number, never>): Buffer {
  const bytes = Buffer.from(Array.from({ length: 64 }, () => random.next().value & 0xff));
  const kind = random.next().value % 4;
  if (kind === 0) return bytes; // noise
  bytes.writeInt32LE(kind === 1 ? 0x7fffffff : bytes.length, 0);
  bytes.writeInt32LE(2013, 12); // OP_MSG
  bytes.writeUInt32LE(0, 16);
  bytes.writeUInt8(kind === 2 ? 0 : 1, 20);
  bytes.writeInt32LE(kind === 2 ? 43 : 0, 21); // a body of noise, or a section of no length
  return bytes;
}

test('garbled bytes end their connection and nothing else', async () => {
  const log = vi.fn();
  const store = await startTestStore({ log });
  const path = decodeURIComponent(store.server.uri.slice('mongodb://'.length));
  const random = numbers(20_26);
  for (let i = 0; i < 200; i++) {
    const socket = createConnection(path);
    socket.on('error', () => undefined);
    socket.end(garbled(random));
    socket.resume();
    await once(socket, 'close');
  }
  expect(await store.db.command({ ping: 1 })).toEqual({ ok: 1 });
  expect(log.mock.calls.length).toBeGreaterThan(100);
  expect(log.mock.calls.every(([level]) => level === 'warn')).toBe(true);
  await store.stop();
});

test('others are answered while a long scan, a sort and a group run', async () => {
  const store = await startTestStore();
  const rows = store.db.collection('rows');
  for (let i = 0; i < 2; i++) {
    await rows.insertMany(
      Array.from({ length: 5000 }, (_, n) => ({ n, text: `row ${n} `.repeat(20) })),
    );
  }
  for (const long of [
    () => rows.countDocuments({ text: /nowhere/ }),
    () => rows.find().sort({ text: -1 }).limit(1).toArray(),
    () => rows.aggregate([{ $group: { _id: '$text', n: { $sum: 1 } } }, { $count: 'n' }]).toArray(),
  ]) {
    let running = true;
    const done = long().finally(() => (running = false));
    let answers = 0;
    while (running) {
      await store.db.command({ ping: 1 });
      answers++;
    }
    await done;
    // One that blocks lets one through, at its end; how many more is a matter of the machine.
    expect(answers).toBeGreaterThan(2);
  }
  await store.stop();
});

test('closing waits for the command in hand', async () => {
  const store = await startTestStore();
  const rows = store.db.collection('rows');
  await rows.insertMany(Array.from({ length: 5000 }, (_, n) => ({ n, text: 'x'.repeat(500) })));
  const counting = rows.countDocuments({ text: /y/ });
  await store.db.command({ ping: 1 }); // the count has been received: connections are served in turn
  const stopped = store.server.close();
  expect(await counting).toBe(0);
  await stopped;
  await store.client.close();
});
