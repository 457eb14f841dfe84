import WebSocket, { type RawData } from 'ws';
import { ANSWER_BYTES_MAX, type ComfyServer } from './comfy-http.ts';
import { readBinary, readText, type Frame } from './frames.ts';

/** First of all it asks for previews that name their job; older servers do not read it. */
const FLAGS = JSON.stringify({ type: 'feature_flags', data: { supports_preview_metadata: true } });

const LONGEST_PAUSE_MS = 30_000;

interface Hearing {
  server: ComfyServer;
  clientId: string;
  /** Milliseconds before a lost connection is made anew; twice as long after each that fails. */
  reconnectMs: number;
  hear(frame: Frame): void;
}

/**
 * Hears what a server says of one job, as long as it can be heard: what is lost is lost, the truth
 * is in the server's history.
 */
export class ComfySocket {
  readonly #hearing: Hearing;
  #socket: WebSocket | undefined;
  #timer: NodeJS.Timeout | undefined;
  #failures = 0;
  #isClosed = false;

  constructor(hearing: Hearing) {
    this.#hearing = hearing;
  }

  /** Connects for the first time. @returns when it is open, or when it is clear that it is not */
  open(): Promise<void> {
    return new Promise((settle) => this.#connect(settle));
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#socket?.terminate();
  }

  #connect(settle: () => void): void {
    const { server, clientId, hear } = this.#hearing;
    const url = new URL(`${server.base.replace(/^http/, 'ws')}/ws`);
    url.searchParams.set('clientId', clientId);
    const socket = new WebSocket(url, {
      headers: server.headers,
      handshakeTimeout: server.timings.connectMs,
      maxPayload: ANSWER_BYTES_MAX,
      perMessageDeflate: false,
    });
    this.#socket = socket;
    socket.on('open', () => {
      this.#failures = 0;
      socket.send(FLAGS);
      settle();
    });
    socket.on('message', (data, isBinary) => {
      const bytes = toBuffer(data);
      const frame = isBinary ? readBinary(bytes) : readText(bytes.toString('utf8'));
      if (frame) hear(frame);
    });
    // It is followed by the end, which says all that matters.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      settle();
      this.#connectLater();
    });
  }

  #connectLater(): void {
    if (this.#isClosed) return;
    const pauseMs = Math.min(this.#hearing.reconnectMs * 2 ** this.#failures, LONGEST_PAUSE_MS);
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#connect(() => undefined), pauseMs);
  }
}

function toBuffer(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? Buffer.from(data) : data;
}
