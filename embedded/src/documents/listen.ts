import { chmodSync, lstatSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The shortest bound among the systems we run on (macOS: 104 bytes with the final NUL). */
const MAX_SOCKET_PATH = 103;

/** Makes the directory, for this user alone. */
export function makePrivate(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  chmodSync(dir, 0o700);
}

/** Where the socket goes when nobody said: into the data directory, or beside it if that is too long. */
export function defaultSocketPath(dir: string): string {
  const path = join(dir, 'documents.sock');
  return Buffer.byteLength(path) <= MAX_SOCKET_PATH
    ? path
    : join(mkdtempSync(join(tmpdir(), 'vesper-')), 'documents.sock');
}

function prepareSocket(path: string): void {
  if (Buffer.byteLength(path) > MAX_SOCKET_PATH)
    throw new Error(
      `The socket path ${path} is longer than ${MAX_SOCKET_PATH} bytes: choose a shorter one.`,
    );
  const dir = dirname(path);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  // There is no password: whoever can open the socket can read everything.
  if (statSync(dir).mode & 0o077)
    throw new Error(`The socket directory ${dir} must be closed to other users: chmod 700 ${dir}`);
  if (lstatSync(path, { throwIfNoEntry: false })?.isSocket()) rmSync(path); // left by a killed process
}

/** Starts listening and gives the connection string. */
export async function listen(
  server: Server,
  at: { socketPath: string } | { port: number },
): Promise<string> {
  if ('socketPath' in at) prepareSocket(at.socketPath);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    const done = (): void => {
      server.off('error', reject);
      resolve();
    };
    if ('socketPath' in at) server.listen(at.socketPath, done);
    else server.listen(at.port, '127.0.0.1', done);
  });
  const address = server.address();
  return address !== null && typeof address === 'object'
    ? `mongodb://127.0.0.1:${address.port}`
    : `mongodb://${encodeURIComponent(String(address))}`;
}
