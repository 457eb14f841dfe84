import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import type { Client } from './client.ts';

/** A WebSocket without a library, that sends whatever a test wants and parses no answer. */
export interface RawSocket {
  send(frames: Buffer): void;
  isOpen(): boolean;
  close(): void;
}

/** Opens one at the address of the sockets, with the client's session. */
export async function openRawSocket(client: Client): Promise<RawSocket> {
  const asked = request(new URL('/socket.io/?EIO=4&transport=websocket', client.baseUrl), {
    headers: {
      ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
      'sec-websocket-key': randomBytes(16).toString('base64'),
      ...{ cookie: client.cookie, origin: client.baseUrl },
    },
  }).end();
  const [, socket]: [unknown, Socket] = await once(asked, 'upgrade').then(([answer, upgraded]) => [
    answer,
    upgraded,
  ]);
  // What the server says is read away; that it ends the connection is what the test is about.
  socket.resume().on('error', () => undefined);
  return {
    send: (frames) => void socket.write(frames),
    isOpen: () => !socket.destroyed && socket.writable,
    close: () => void socket.destroy(),
  };
}

/** The first byte of a frame: the last one of its message, of this kind. */
const TEXT = 0x81;
export const BINARY = 0x82;

/** A frame as a browser sends it: masked, and whole. */
export function frame(payload: string | Buffer, first = TEXT): Buffer {
  const bytes = Buffer.from(payload);
  const mask = Buffer.from([1, 2, 3, 4]);
  const length =
    bytes.length < 126
      ? Buffer.from([0x80 | bytes.length])
      : bytes.length < 65_536
        ? Buffer.from([0x80 | 126, bytes.length >> 8, bytes.length & 255])
        : Buffer.from([
            0x80 | 127,
            0,
            0,
            0,
            0,
            0,
            bytes.length >> 16,
            bytes.length >> 8,
            bytes.length,
          ]);
  const masked = bytes.map((byte, at) => byte ^ (mask[at % 4] ?? 0));
  return Buffer.concat([Buffer.from([first]), length, mask, masked]);
}
