import type { Readable } from 'node:stream';

/** Reads a stream to its end. @returns null as soon as there are more than `maxBytes` */
export async function readAtMost(body: Readable, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    // Leaving the loop closes the stream.
    if (size > maxBytes) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
