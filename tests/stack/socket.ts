import { io, type Socket } from 'socket.io-client';
import type { z } from 'zod';
import {
  clientEvents,
  serverEvents,
  type ClientEventAck,
  type ClientEventName,
  type ServerEventData,
  type ServerEventName,
} from '@vesper/core/contract/events';
import { runLogEvent, TERMINAL_EVENTS, type RunLogEvent } from '@vesper/core/contract/run';
import type { Client } from './client.ts';

/** Far longer than it takes to notice a dead worker (15 s) and do its work again, on any machine. */
const LIMIT_MS = 90_000;

/** The contract's tables in the form that keeps a name and its data together. */
const dataOf: { [Name in ServerEventName]: z.ZodType<ServerEventData<Name>> } = serverEvents;
const acknowledgementOf: {
  [Name in ClientEventName]: { ack: z.ZodType<ClientEventAck<Name>> };
} = clientEvents;

interface Received {
  name: string;
  data: unknown;
}

/** A signed-in socket that keeps everything it received, in order, and lets a test wait for more. */
export class LiveSocket {
  readonly #socket: Socket;
  readonly #received: Received[] = [];
  readonly #waiting = new Set<() => void>();

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.onAny((name: string, data: unknown) => {
      this.#received.push({ name, data });
      for (const look of [...this.#waiting]) look();
    });
  }

  get isConnected(): boolean {
    return this.#socket.connected;
  }

  /** Every event of a run so far, in the order of arrival, checked against the contract. */
  eventsOf(runId: string): RunLogEvent[] {
    return this.#received.flatMap(({ name, data }) => {
      if (!name.startsWith('run:') || typeof data !== 'object') return [];
      const event = runLogEvent.parse({ ...data, event: name });
      return event.runId === runId ? [event] : [];
    });
  }

  /**
   * The first event of this name that `matches`, whether it has arrived already or is to come.
   * @throws after 90 s, listing what arrived instead.
   */
  async waitFor<Name extends ServerEventName>(
    name: Name,
    matches: (data: ServerEventData<Name>) => boolean = () => true,
  ): Promise<ServerEventData<Name>> {
    const schema = dataOf[name];
    return this.#find(name, (event) => {
      if (event.name !== name) return undefined;
      const data = schema.parse(event.data);
      return matches(data) ? data : undefined;
    });
  }

  /** The event that ended a run: completed, failed or stopped. */
  async finished(runId: string): Promise<RunLogEvent> {
    return this.#find(`the end of run ${runId}`, ({ name, data }) => {
      if (!TERMINAL_EVENTS.some((terminal) => terminal === name)) return undefined;
      if (typeof data !== 'object') return undefined;
      const event = runLogEvent.parse({ ...data, event: name });
      return event.runId === runId ? event : undefined;
    });
  }

  /** Sends an event and returns its acknowledgement, checked against the contract. */
  async ask<Name extends ClientEventName>(
    name: Name,
    payload: unknown,
  ): Promise<ClientEventAck<Name>> {
    const answer: unknown = await this.#socket.timeout(LIMIT_MS).emitWithAck(name, payload);
    return acknowledgementOf[name].ack.parse(answer);
  }

  /** Hears every event of a name as it arrives, unparsed: for measuring. */
  onEvent(name: ServerEventName, listener: (data: unknown) => void): void {
    this.#socket.on(name, listener);
  }

  /** Cuts the transport, as a lost network does; the client then connects again by itself. */
  drop(): void {
    this.#socket.io.engine.close();
  }

  /** Resolves when the server or the network has ended the connection. */
  async disconnected(): Promise<void> {
    if (!this.#socket.connected) return;
    await new Promise((resolve) => this.#socket.once('disconnect', resolve));
  }

  close(): void {
    this.#socket.disconnect();
  }

  #find<Found>(what: string, pick: (event: Received) => Found | undefined): Promise<Found> {
    return new Promise((resolve, reject) => {
      let next = 0;
      const finish = (act: () => void) => {
        clearTimeout(timer);
        this.#waiting.delete(look);
        act();
      };
      const look = () => {
        try {
          for (; next < this.#received.length; next++) {
            const event = this.#received[next];
            const found = event && pick(event);
            if (found !== undefined) return finish(() => resolve(found));
          }
        } catch (error) {
          finish(() => reject(error));
        }
      };
      const timer = setTimeout(() => {
        const names = this.#received.map(({ name }) => name).join(', ');
        finish(() =>
          reject(new Error(`Nothing like ${what} arrived, only: ${names || 'nothing'}`)),
        );
      }, LIMIT_MS);
      this.#waiting.add(look);
      look();
    });
  }
}

const RETURNS_AFTER_MS = 200;

export interface SocketOptions {
  /** Connect again after a loss, as the web client does. Default true. */
  reconnection?: boolean;
  /** Come back also when the server closed it, as the web client does. Default false. */
  returns?: boolean;
  /** The `Origin` header. Default: the address itself. */
  origin?: string;
  /** Further headers, as a proxy adds them. */
  headers?: Record<string, string>;
}

/** The library does not connect again by itself after the server closed or refused. */
function comeBack(socket: Socket): void {
  const again = () => {
    if (!socket.active) setTimeout(() => socket.connect(), RETURNS_AFTER_MS);
  };
  socket.on('disconnect', again);
  socket.on('connect_error', again);
}

/**
 * Connects with the client's session.
 * @throws the server's reason when it refuses the handshake.
 */
export async function connectSocket(
  client: Client,
  { reconnection = true, returns = false, origin = client.baseUrl, headers }: SocketOptions = {},
): Promise<LiveSocket> {
  const socket = io(client.baseUrl, {
    forceNew: true,
    autoConnect: false,
    transports: ['websocket'],
    reconnection,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
    extraHeaders: { cookie: client.cookie, origin, ...headers },
  });
  const live = new LiveSocket(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', (error) => {
      socket.disconnect();
      reject(error);
    });
    socket.connect();
  });
  if (returns) comeBack(socket);
  return live;
}
