import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { AppError } from '@vesper/core/errors';

/** Milliseconds that requests in flight may still take when the process is told to stop. */
const GRACE_MS = 5_000;
/** Milliseconds between rounds that close connections whose last request is done. */
const SWEEP_MS = 100;

/** The server's address could not be taken; the message says which and what to do. */
class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** The gateway's HTTP server: it drops clients who send slowly, and stops without dropping work. */
export class GatewayServer {
  readonly http: Server;
  /** Requests in flight on each open connection. */
  readonly #connections = new Map<Socket, number>();
  #closing = false;

  constructor(listener: RequestListener) {
    this.http = createServer((request, response) => {
      this.#count(request.socket, 1);
      response.once('close', () => this.#count(request.socket, -1));
      if (this.#closing) refuse(response);
      else listener(request, response);
    });
    this.http.headersTimeout = 10_000;
    // A slow line may need this long for a photo upload; answering is not bounded by it.
    this.http.requestTimeout = 200_000;
    // Longer than the usual proxy keeps its side, so that it never writes into a closed connection.
    this.http.keepAliveTimeout = 65_000;
    this.http.on('connection', (socket) => {
      this.#connections.set(socket, 0);
      socket.once('close', () => this.#connections.delete(socket));
    });
  }

  /**
   * Starts to listen.
   * @returns the port, which the system chose when 0 was asked for.
   * @throws ListenError
   */
  async listen(port: number, host: string): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.http.once('error', (cause: NodeJS.ErrnoException) => {
        const isTaken = cause.code === 'EADDRINUSE';
        const reason = isTaken
          ? 'is taken. Set PORT to a free one'
          : `cannot be used (${cause.code})`;
        reject(new ListenError(`The address ${host}:${port} ${reason}.`, { cause }));
      });
      this.http.listen(port, host, resolve);
    });
    return portOf(this.http.address()) ?? port;
  }

  /**
   * Takes no new connections, and refuses new requests on open ones with 503. Requests in flight
   * get some time to finish, then they are ended.
   */
  async close(): Promise<void> {
    this.#closing = true;
    const closed = new Promise<void>((resolve) => this.http.close(() => resolve()));
    this.#closeIdle();
    const sweep = setInterval(() => this.#closeIdle(), SWEEP_MS);
    const hurry = setTimeout(() => this.http.closeAllConnections(), GRACE_MS);
    await closed;
    clearInterval(sweep);
    clearTimeout(hurry);
  }

  #count(socket: Socket, step: number): void {
    const count = this.#connections.get(socket);
    if (count !== undefined) this.#connections.set(socket, count + step);
  }

  /** Closes idle connections, also those without any request, which Node does not count as idle. */
  #closeIdle(): void {
    for (const [socket, requests] of this.#connections) {
      if (requests === 0) socket.destroySoon();
    }
  }
}

/** Refuses a request with 503: the client repeats it, at another gateway or this one restarted. */
function refuse(response: ServerResponse): void {
  const { status, message, code } = new AppError('unavailable');
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Retry-After': '1',
    Connection: 'close',
  });
  response.end(JSON.stringify({ message, code }));
}

function portOf(address: AddressInfo | string | null): number | undefined {
  return typeof address === 'object' ? address?.port : undefined;
}
