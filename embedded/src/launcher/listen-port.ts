import { createServer, type AddressInfo, type Server } from 'node:net';
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

/** A loopback port that nobody uses right now. */
export async function freePort(): Promise<number> {
  const server = await listen(0, '127.0.0.1');
  const address: AddressInfo | string | null = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('not a network address');
  return address.port;
}
