import { WebSocket } from 'ws';
import { z } from 'zod';

/** Kinds of packets: one digit of Engine.IO, and behind its 4 one of Socket.IO. */
const [OPENED, PING, PONG] = ['0', '2', '3'] as const;
const [CONNECT, EVENT, ANSWERED, REFUSED] = ['40', '42', '43', '44'] as const;

const OPEN_WITHIN_MS = 20_000;
const ANSWER_WITHIN_MS = 10_000;

const frame = z.tuple([z.string(), z.unknown()]);
const answer = z.array(z.unknown());
const refusal = z.object({ message: z.string() });

interface LightSocketOptions {
  target: URL;
  headers: Record<string, string>;
  hear: (name: string, data: unknown) => void;
  /** Is told the length of every packet. */
  received?: (bytes: number) => void;
  /** The connection is gone, and not by `close`. */
  lost: () => void;
}

/**
 * A connection to the gateway that speaks just as much of Engine.IO 4 and Socket.IO 5 as it needs:
 * one machine holds thousands of them (decision 73).
 */
export class LightSocket {
  readonly #socket: WebSocket;
  readonly #options: LightSocketOptions;
  readonly #answers = new Map<string, (told: unknown) => void>();
  #settle: ((error?: Error) => void) | undefined;
  #asked = 0;
  #isClosed = false;

  private constructor(options: LightSocketOptions) {
    const url = new URL('/socket.io/?EIO=4&transport=websocket', options.target);
    url.protocol = url.protocol.replace('http', 'ws');
    this.#options = options;
    this.#socket = new WebSocket(url, { headers: options.headers, perMessageDeflate: false });
    this.#socket.on('message', (data) => this.#take(String(data)));
    this.#socket.on('error', (error) => this.#settle?.(error));
    this.#socket.on('close', () => {
      this.#settle?.(new Error('The gateway closed the connection.'));
      for (const tell of this.#answers.values()) tell(undefined);
      if (!this.#isClosed) options.lost();
    });
  }

  /**
   * Opens a connection; resolves once the gateway has said how things stand.
   * @throws Error when it is refused or not open in time; `lost` is not called then
   */
  static async open(options: LightSocketOptions): Promise<LightSocket> {
    let isOpen = false;
    const lost = (): void => (isOpen ? options.lost() : undefined);
    const socket = new LightSocket({ ...options, lost });
    try {
      await socket.#opened();
      isOpen = true;
      return socket;
    } catch (error) {
      socket.close();
      throw error;
    }
  }

  /** Asks for an acknowledgement. @returns undefined when none came */
  async ask(name: string, payload: unknown): Promise<unknown> {
    const id = String((this.#asked += 1));
    this.#socket.send(`${EVENT}${id}${JSON.stringify([name, payload])}`);
    return new Promise((resolve) => {
      const tell = (told: unknown): void => {
        clearTimeout(timer);
        this.#answers.delete(id);
        resolve(told);
      };
      const timer = setTimeout(() => tell(undefined), ANSWER_WITHIN_MS);
      this.#answers.set(id, tell);
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#socket.terminate();
  }

  async #opened(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error('The connection was not open in time.'));
      }, OPEN_WITHIN_MS);
      this.#settle = (error) => {
        clearTimeout(timer);
        this.#settle = undefined;
        if (error) reject(error);
        else resolve();
      };
    });
  }

  #take(packet: string): void {
    this.#options.received?.(Buffer.byteLength(packet));
    const { kind, id, json } = partsOf(packet);
    switch (kind) {
      case OPENED:
        this.#socket.send(CONNECT);
        break;
      case PING:
        this.#socket.send(PONG);
        break;
      case REFUSED:
        this.#settle?.(new Error(refusal.safeParse(JSON.parse(json)).data?.message));
        break;
      case ANSWERED:
        this.#answers.get(id)?.(answer.parse(JSON.parse(json))[0]);
        break;
      case EVENT:
        this.#hear(frame.parse(JSON.parse(json)));
        break;
    }
  }

  #hear([name, data]: z.output<typeof frame>): void {
    this.#options.hear(name, data);
    if (name === 'ready') this.#settle?.();
  }
}

/** A packet's parts: Engine.IO's kind, for messages with Socket.IO's, then an id, and JSON. */
function partsOf(packet: string): { kind: string; id: string; json: string } {
  const [, kind = '', id = '', json = ''] = /^(4?\d)(\d*)(.*)$/s.exec(packet) ?? [];
  return { kind, id, json };
}
