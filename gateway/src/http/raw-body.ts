import { AppError } from '@vesper/core/errors';
import type { RequestContext } from '../request.ts';

/** A request body that is a file: one of these media types, at most so many bytes. */
export interface RawBody {
  types: readonly string[];
  maxBytes: number;
}

/**
 * Reads a file from a request into memory. It stops at the limit, whatever length was announced.
 * @throws AppError `unsupported_media_type` or `payload_too_large`, saying what is taken.
 */
export async function readRawBody(
  ctx: RequestContext,
  { types, maxBytes }: RawBody,
): Promise<Buffer> {
  // null: there is no body, which then is an empty file.
  if (ctx.request.is([...types]) === false) {
    const message = `Send the file itself as ${types.join(' or ')}.`;
    throw new AppError('unsupported_media_type', { message });
  }
  if ((ctx.request.length ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop must not close the connection: the refusal still has to be read.
  for await (const chunk of ctx.req.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('a request body is read as bytes');
    size += chunk.length;
    if (size > maxBytes) break;
    chunks.push(chunk);
  }
  if (size > maxBytes) {
    // Node throws the rest of a body away only when nobody has begun to read it; left where it is,
    // it would block the next request of this connection.
    ctx.req.resume();
    throw tooLarge(maxBytes);
  }
  return Buffer.concat(chunks, size);
}

function tooLarge(maxBytes: number): AppError {
  const megabytes = Math.floor(maxBytes / 1024 / 1024);
  const message = `The file is too large. Send at most ${megabytes} MB.`;
  return new AppError('payload_too_large', { message });
}
