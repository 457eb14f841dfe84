import { setTimeout as pause } from 'node:timers/promises';
import { EngineError } from '../engine-error.ts';
import type { ServerChoice } from './picture-server.ts';
import { ServerBusy } from './server-busy.ts';

/** A server that asks for a longer rest is not waited for. Milliseconds. */
const LONGEST_REST_MS = 20_000;

/** The servers that were asked for one picture, each at most once; after a rest, one of them again. */
export class ServerTries<Server extends ServerChoice> {
  readonly #tried = new Set<Server>();
  readonly #resting = new Set<Server>();
  #last: EngineError | undefined;
  #hasRested = false;
  #asked: Server | undefined;

  /** True once a server turned out to be away. */
  get hasMoved(): boolean {
    return this.#last !== undefined;
  }

  left(servers: readonly Server[]): Server[] {
    return servers.filter((server) => !this.#tried.has(server) && !server.isLeftAlone);
  }

  /** @returns whether another server was asked before */
  begin(server: Server): boolean {
    const before = this.#asked;
    this.#asked = server;
    this.#tried.add(server);
    return before !== undefined && before !== server;
  }

  /** Takes note that nothing came of an order. */
  failed(server: Server, err: EngineError): void {
    this.#last = err;
    if (err instanceof ServerBusy && err.againAfterMs !== undefined) this.#resting.add(server);
  }

  /**
   * Waits, once, for the first server that asked for a short rest.
   * @throws EngineError when there is none
   */
  async rest(signal: AbortSignal): Promise<void> {
    const [first] = [...this.#resting].sort((one, other) => one.busyMs - other.busyMs);
    if (!first || this.#hasRested || first.busyMs > LONGEST_REST_MS) {
      throw this.#last ?? allAway();
    }
    this.#hasRested = true;
    // Stopped meanwhile: whoever goes on looks at the signal.
    await pause(Math.ceil(first.busyMs) + 1, undefined, { signal }).catch(() => undefined);
    this.#tried.delete(first);
  }
}

const allAway = () =>
  new EngineError('all servers of the model are away', { retryable: true, code: 'model_away' });
