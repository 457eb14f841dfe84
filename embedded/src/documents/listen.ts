import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
} from 'node:fs';
import { once } from 'node:events';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The shortest bound among the systems we run on (macOS: 104 bytes with the final NUL). */
const MAX_SOCKET_PATH = 103;

/** Makes the directory, for this user alone. */
export function makePrivate(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    chmodSync(dir, 0o700);
    accessSync(dir, constants.W_OK);
  } catch (error) {
    throw new Error(`The data directory ${dir} cannot be used: choose one you can write to.`, {
      cause: error,
    });
  }
}

/** The default path of the socket: in the data directory, or in a short one if that is too long. */
export function defaultSocketPath(dir: string): string {
  const path = join(dir, 'documents.sock');
  return Buffer.byteLength(path) <= MAX_SOCKET_PATH
    ? path
    : join(mkdtempSync(join(tmpdir(), 'vesper-')), 'documents.sock');
}

function prepareSocket(path: string): void {
  if (Buffer.byteLength(path) > MAX_SOCKET_PATH) {
    throw new Error(
      `The socket path ${path} is longer than ${MAX_SOCKET_PATH} bytes: choose a shorter one.`,
    );
  }
  const dir = dirname(path);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  // There is no password: whoever can open the socket can read everything.
  if (statSync(dir).mode & 0o077) {
    throw new Error(`The socket directory ${dir} must be closed to other users: chmod 700 ${dir}`);
  }
  if (lstatSync(path, { throwIfNoEntry: false })?.isSocket()) rmSync(path); // left by a killed process
}

/** Starts listening and gives the connection string. */
export async function listen(
  server: Server,
  at: { socketPath: string } | { port: number },
): Promise<string> {
  if ('socketPath' in at) prepareSocket(at.socketPath);
  const where = 'port' in at ? { port: at.port, host: '127.0.0.1' } : { path: at.socketPath };
  server.listen(where);
  await once(server, 'listening').catch((error: unknown) => {
    const name = 'port' in at ? `port ${at.port}` : `socket ${at.socketPath}`;
    throw new Error(`The ${name} cannot be listened on: choose another one.`, { cause: error });
  });
  const address = server.address();
  return address !== null && typeof address === 'object'
    ? `mongodb://127.0.0.1:${address.port}`
    : `mongodb://${encodeURIComponent(String(address))}`;
}
