import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How long requests in flight may still take when the process is told to stop. */
const GRACE_MS = 5_000;

/** The server's address could not be taken; the message says which and what to do. */
class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** A server that drops clients who send slowly before they hold anything up. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(listener);
  server.headersTimeout = 10_000;
  // A slow line may need this long for a photo upload; answering is not bounded by it.
  server.requestTimeout = 200_000;
  // Longer than the usual proxy keeps its side, so that it never writes into a closed connection.
  server.keepAliveTimeout = 65_000;
  return server;
}

/**
 * Starts to listen.
 * @returns the port, which the system chose when 0 was asked for.
 * @throws ListenError
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const taken = cause.code === 'EADDRINUSE';
      const reason = taken ? 'is taken. Set PORT to a free one' : `cannot be used (${cause.code})`;
      reject(new ListenError(`The address ${host}:${port} ${reason}.`, { cause }));
    });
    server.listen(port, host, resolve);
  });
  return portOf(server.address()) ?? port;
}

function portOf(address: AddressInfo | string | null): number | undefined {
  return typeof address === 'object' ? address?.port : undefined;
}

/** Takes no new connections, lets requests in flight finish for a while, then ends them. */
export async function closeServer(server: Server): Promise<void> {
  const hurry = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(hurry);
}
