import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from '@vesper/embedded/launcher/listen-port';

export interface Canary {
  baseUrl: string;
  /** Paths of the requests it got. */
  hits: string[];
  close: () => void;
}

/** A server that nothing should call: it records every request, to catch a forged one. */
export async function startCanary(): Promise<Canary> {
  const hits: string[] = [];
  const port = await freePort();
  const server = createServer((asked, answer) => {
    hits.push(asked.url ?? '');
    answer.end();
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { baseUrl: `http://127.0.0.1:${port}`, hits, close: () => server.close() };
}

/** Addresses that are no upload of anybody, and reach things that must not be reached. */
export const HOSTILE_ADDRESSES = [
  'http://169.254.169.254/latest/meta-data/',
  'http://[::ffff:a9fe:a9fe]/',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  '/media/profiles/x.webp',
  'no address',
] as const;
