import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A line or a server that is silent for so long is given up. */
const SILENT_MS = 60_000;

interface SentStream {
  /** Exactly as many bytes as the address is told of. */
  chunks: AsyncIterable<Uint8Array>;
  size: number;
  contentType: string;
}

/**
 * Sends a body to a signed address while it comes in, so that nobody's slow line fills our memory.
 * A body that breaks off or is too long ends the request in the middle, of which a server of S3
 * keeps nothing.
 * @throws what the body throws; Error when the server refuses or is away
 */
export async function putStream(address: string, sent: SentStream): Promise<void> {
  const url = new URL(address);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = { 'content-length': sent.size, 'content-type': sent.contentType };
  const sending = request(url, { method: 'PUT', headers });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sending.once('response', resolve).once('error', reject);
  });
  sending.setTimeout(SILENT_MS, () => {
    sending.destroy(new Error('Nothing went to the storage, nor came from it, for a minute.'));
  });
  // The body's own failure is the one to tell of.
  answered.catch(() => undefined);
  await pipeline(Readable.from(sent.chunks), sending);
  const answer = await answered;
  answer.resume();
  if (answer.statusCode !== 200) throw new Error(`The storage answered ${answer.statusCode}.`);
}
