import { createServer, type Socket } from 'node:net';
import { Connection } from './connection.ts';
import { Cursors } from './cursors.ts';
import { removeExpired } from './expire.ts';
import { defaultSocketPath, listen, makePrivate } from './listen.ts';
import { isDiskFull } from './errors.ts';
import { acquireLock } from './lock.ts';
import type { Log } from './log.ts';
import { openDatabase, Store } from './store.ts';

export interface DocumentServerOptions {
  /** The directory of the data; made if missing, closed to other users, for one process at a time. */
  dir: string;
  /** A Unix socket in a directory of mode 0700. Without this and `port`: one in `dir`. */
  socketPath?: string;
  /** A port on 127.0.0.1, 0 for any free one. Every local user can reach it. */
  port?: number;
  log?: Log;
  /** The pause between removals of expired documents and idle cursors; MongoDB: 60 s. */
  sweepMs?: number;
  /** The time a cursor may wait for its next getMore; MongoDB: 10 minutes. */
  cursorIdleMs?: number;
}

export interface DocumentServer {
  /** The connection string; a database name may be appended (`${uri}/name`). */
  uri: string;
  /** Finishes commands in hand, then closes sockets and files. */
  close(): Promise<void>;
}

/**
 * Starts the embedded document store in this process. Rejects with one clear sentence when the
 * directory is in use or cannot be written, or the address is taken.
 */
export async function startDocumentServer(options: DocumentServerOptions): Promise<DocumentServer> {
  const { dir, log = () => undefined, sweepMs = 60_000, cursorIdleMs = 600_000 } = options;
  makePrivate(dir);
  const db = openDatabase(dir);
  const close = async (): Promise<void> => {
    // lmdb waits for ever for a commit that failed; the files need no closing.
    if (await releaseLock()) await db.close();
  };
  let releaseLock = (): Promise<boolean> => Promise.resolve(true);
  try {
    releaseLock = acquireLock(db, dir);
    const store = new Store(db, log);
    const cursors = new Cursors();
    const serving = new Map<Connection, Promise<void>>();
    const server = createServer({ noDelay: true }, (socket: Socket) => {
      const connection = new Connection(socket, { store, cursors, log });
      serving.set(
        connection,
        connection.serve().finally(() => serving.delete(connection)),
      );
    });
    const uri = await listen(server, address(options));
    let sweeping = Promise.resolve();
    const timer = setInterval(() => {
      cursors.reap(cursorIdleMs);
      sweeping = removeExpired(store).catch((error: unknown) => {
        log('error', 'Expired documents could not be removed.', { error: String(error) });
      });
    }, sweepMs);
    return {
      uri,
      async close() {
        clearInterval(timer);
        const closed = new Promise((resolve) => server.close(resolve));
        await Promise.all([...serving.keys()].map((connection) => connection.close()));
        await Promise.all([closed, sweeping, ...serving.values()]);
        await close();
      },
    };
  } catch (error) {
    if (isDiskFull(error)) throw new Error(`The disk of ${dir} is full: make room.`);
    await close();
    throw error;
  }
}

function address({
  dir,
  socketPath,
  port,
}: DocumentServerOptions): { socketPath: string } | { port: number } {
  if (socketPath !== undefined) return { socketPath };
  if (port !== undefined || process.platform === 'win32') return { port: port ?? 0 };
  return { socketPath: defaultSocketPath(dir) };
}
