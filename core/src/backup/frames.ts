import { z } from 'zod';
import { BackupRefused } from './backup-refused.ts';

const bytes = z.int().nonnegative();

/** The head of a frame; `bytes` of contents follow it. */
const frameHead = z.discriminatedUnion('kind', [
  /** Documents of one collection in the order of their ids: lines of EJSON, compressed by gzip. */
  z.object({ kind: z.literal('documents'), collection: z.string(), count: z.int(), bytes }),
  z.object({ kind: z.literal('file'), key: z.string(), contentType: z.string(), bytes }),
  /** The last one, as JSON. */
  z.object({ kind: z.literal('manifest'), bytes }),
]);

export type FrameHead = z.infer<typeof frameHead>;
/** Each of the heads, without the number of bytes. */
type Titled<Head> = Head extends unknown ? Omit<Head, 'bytes'> : never;

export interface Frame {
  head: FrameHead;
  body: Buffer;
}

/** No document, batch of documents or file is larger: a length beyond it is no length. */
const MAX_BODY = 256 * 1024 * 1024;
const MAX_HEAD = 64 * 1024;

/** The bytes of a frame: the length of its head, the head as JSON, the contents. */
export function encodeFrame(title: Titled<FrameHead>, body: Uint8Array): Buffer {
  const head = Buffer.from(JSON.stringify({ ...title, bytes: body.length }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, body]);
}

/** The frames of a stream, one at a time. */
export async function* decodeFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  const take = taker(source);
  for (;;) {
    const length = await take(4);
    if (length === null) return;
    const size = length.readUInt32BE();
    const head = size <= MAX_HEAD ? parseHead(await take(size)) : undefined;
    const body = head && head.bytes <= MAX_BODY ? await take(head.bytes) : null;
    if (!head || !body) {
      throw new BackupRefused('This backup is of a form that this version does not know.');
    }
    yield { head, body };
  }
}

function parseHead(text: Buffer | null): FrameHead | undefined {
  return text ? frameHead.safeParse(JSON.parse(String(text))).data : undefined;
}

/** Reads so many bytes of a stream; null where there are fewer. */
function taker(source: AsyncIterable<Buffer>): (size: number) => Promise<Buffer | null> {
  const iterator = source[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let bytes = 0;
  return async (size) => {
    while (bytes < size) {
      const { done, value } = await iterator.next();
      if (done) return null;
      held.push(value);
      bytes += value.length;
    }
    const all = Buffer.concat(held);
    held = [all.subarray(size)];
    bytes = all.length - size;
    return all.subarray(0, size);
  };
}
