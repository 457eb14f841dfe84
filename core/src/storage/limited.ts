import type { Readable } from 'node:stream';

/** More bytes came than may be stored; nothing was kept. */
export class TooManyBytes extends Error {
  override readonly name = 'TooManyBytes';
}

/**
 * Passes a body on, piece by piece, as far as it may go.
 * @throws TooManyBytes as soon as there are more than `maxBytes`
 */
export async function* limited(body: Readable, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  // Leaving the loop must not close the connection: a sender of too much still has to be told.
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > maxBytes) throw new TooManyBytes('The upload is larger than it may be.');
    yield bytes;
  }
}
