import { createRequire } from 'node:module';
import { createServer, connect, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endWritesOfClosedConnections } from './closed-connections.ts';

const requireOfMongoose = createRequire(createRequire(import.meta.url).resolve('mongoose'));

let server: Server;
beforeAll(async () => {
  endWritesOfClosedConnections();
  // It takes what comes and answers nothing.
  server = createServer((socket) => socket.on('error', () => undefined).pause());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

/** A connection of the driver to that server. */
async function openConnection() {
  const address: AddressInfo | string | null = server.address();
  const socket = connect({ port: Object(address).port, host: '127.0.0.1' });
  await once(socket, 'connect');
  const { Connection } = requireOfMongoose('mongodb/lib/cmap/connection.js');
  return new Connection(socket, { hostAddress: `127.0.0.1`, id: 1, generation: 0 });
}

const ofBytes = (count: number) => ({ toBin: async () => [new Uint8Array(count)] });
const PLAIN = { agreedCompressor: 'none' };

it('a command whose connection closes before it is written fails', async () => {
  const connection = await openConnection();
  const written = connection.writeCommand(ofBytes(100), PLAIN);
  connection.onClose();
  await expect(written).rejects.toThrow();
});

it('a command whose connection closes while it waits for room fails', async () => {
  const connection = await openConnection();
  const written = connection.writeCommand(ofBytes(50_000_000), PLAIN);
  await new Promise((resolve) => setImmediate(resolve));
  connection.onTimeout();
  await expect(written).rejects.toThrow('timed out');
});
