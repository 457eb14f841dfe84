import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from './start-error.ts';

const LIMIT_MS = 60_000;

/** The address to reach a server on this machine that listens on `host`. */
export function localUrl(host: string, port: number): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

function status(url: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: 5_000 }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(undefined));
  });
}

/**
 * Resolves when `url` answers 200.
 * @throws StartError after a minute.
 */
export async function answersOk(url: string, gone: AbortSignal): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  while (!gone.aborted && (await status(url)) !== 200) {
    if (Date.now() > end) throw new StartError(`${url} does not answer 200 within a minute.`);
    await pause(30);
  }
}
