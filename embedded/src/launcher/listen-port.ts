import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode, StartError } from './start-error.ts';

function listen(port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

const REASONS: Record<string, string> = {
  EADDRINUSE: 'it is taken by another program. Stop that one, or set PORT to another number',
  EACCES: 'you may not use it. Set PORT to a number above 1023',
  EADDRNOTAVAIL: 'this machine has no such address. Set HOST to one that it has',
  ENOTFOUND: 'this host name is not known. Set HOST to an address of this machine',
};

/**
 * Proves that the port can be listened on; one that is taken gets `patienceMs` to become free.
 * @throws StartError saying why not.
 */
export async function checkPort(host: string, port: number, patienceMs: number): Promise<void> {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      const server = await listen(port, host);
      await new Promise((resolve) => server.close(resolve));
      return;
    } catch (error) {
      const code = errorCode(error);
      if (code === 'EADDRINUSE' && Date.now() < end) await pause(100);
      else throw new StartError(`Port ${port} on ${host}: ${REASONS[code] ?? code}.`);
    }
  }
}

/** Below the ports that systems give to outgoing connections, which could take one meanwhile. */
const FREE = { from: 15_000, to: 32_000 };
const TRIES = 50;

/** A loopback port that nobody uses right now, and nobody is given by chance. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried++) {
    const port = randomInt(FREE.from, FREE.to);
    try {
      const server = await listen(port, '127.0.0.1');
      await new Promise((resolve) => server.close(resolve));
      return port;
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE') throw error;
    }
  }
  throw new StartError(`No port between ${FREE.from} and ${FREE.to} is free on 127.0.0.1.`);
}
