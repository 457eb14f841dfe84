import fc from 'fast-check';
import type { Client } from './client.ts';
import { BINARY, frame, openRawSocket } from './raw-socket.ts';

const ID = 'f'.repeat(24);
const anything = fc.anything({ withNullPrototype: false, maxDepth: 4 }).map((value) => {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    return '{"toJSON":1}';
  }
});
const eventName = fc.constantFrom('run:resume', 'run:cancel', 'presence', '__proto__', 'error', '');
const payload = fc.oneof(
  anything,
  fc.constant(`{"runId":"${ID}","afterSeq":0}`),
  fc.constant(`{"runId":{"$ne":""},"afterSeq":1e308}`),
  fc.constant('{"__proto__":{"ok":true},"constructor":{"prototype":{}}}'),
  fc.constant('['.repeat(5_000)),
  fc.constant('{"_placeholder":true,"num":9}'),
);
/** What a client of Socket.IO sends, and what looks like it. */
const packet = fc.oneof(
  fc.tuple(eventName, payload).map(([name, body]) => `42["${name}",${body}]`),
  fc.tuple(eventName, fc.nat(), payload).map(([name, id, body]) => `42${id}["${name}",${body}]`),
  fc.tuple(fc.nat(9), payload).map(([count, body]) => `45${count}-["presence",${body}]`),
  fc.tuple(fc.constantFrom('/', '/admin,', '/__proto__,'), payload).map((it) => `40${it.join('')}`),
  fc.constantFrom('2', '3', '1', '41', '4', '43[]', '439999999999[]', '44{}', '46', '0{}', '6', ''),
  fc.string({ maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 50 }),
);
/** Bytes that no browser sends: half frames, unknown kinds, lengths that never come, no mask. */
const broken = fc.oneof(
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
  fc.constant(Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])),
  fc.constant(Buffer.from([0x81, 0x02, 0x34, 0x30])),
  fc.nat(15).map((kind) => frame('x', 0xf0 | kind)),
);
const oneFrame = fc.oneof(
  { weight: 12, arbitrary: packet.map((text) => frame(text)) },
  {
    weight: 2,
    arbitrary: fc.uint8Array({ maxLength: 60 }).map((it) => frame(Buffer.from(it), BINARY)),
  },
  { weight: 1, arbitrary: broken },
  { weight: 1, arbitrary: fc.nat(70_000).map((size) => frame('x'.repeat(size))) },
);

/** Frames for one connection: it is opened as Socket.IO wants, or not at all. */
const burst = fc
  .tuple(fc.boolean(), fc.array(oneFrame, { minLength: 10, maxLength: 10 }))
  .map(([isConnected, frames]) => (isConnected ? [frame('40'), ...frames] : frames));

/** Connections that are open at once. */
const SIDE_BY_SIDE = 8;

/**
 * Sends hostile frames to a gateway over connections of members, always the same ones for a seed.
 * @returns how many were sent
 */
export async function sendHostileFrames(
  clients: readonly Client[],
  { seed, bursts }: { seed: number; bursts: number },
): Promise<number> {
  const queue = fc.sample(burst, { seed, numRuns: bursts });
  let sent = 0;
  const worker = async (client: Client): Promise<void> => {
    for (let frames = queue.pop(); frames; frames = queue.pop()) {
      const socket = await openRawSocket(client);
      // One by one, so that each is a read of its own and is looked at before the next.
      for (const bytes of frames) {
        if (!socket.isOpen()) break;
        socket.send(bytes);
        sent += 1;
        await new Promise((resolve) => setImmediate(resolve));
      }
      socket.close();
    }
  };
  const workers = Array.from({ length: SIDE_BY_SIDE }, (_, n) => clients[n % clients.length]);
  await Promise.all(workers.flatMap((client) => (client ? [worker(client)] : [])));
  return sent;
}
