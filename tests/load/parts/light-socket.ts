import { WebSocket } from 'ws';

interface LightSocketOptions {
  url: string;
  headers: Record<string, string>;
  onEvent(name: string, data: Record<string, unknown>): void;
  onBytes(bytes: number): void;
}

/** A client of Socket.IO in the fewest lines: so that what is measured is not the measuring. */
export class LightSocket {
  readonly #socket: WebSocket;
  /** Resolves with the first event, or fails with what the server said instead. */
  readonly connected: Promise<void>;

  constructor({ url, headers, onEvent, onBytes }: LightSocketOptions) {
    const at = `${url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`;
    const socket = new WebSocket(at, { headers, perMessageDeflate: false });
    this.#socket = socket;
    this.connected = new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('the socket was closed')));
      socket.on('message', (message: Buffer) => {
        onBytes(message.length);
        const text = message.toString();
        if (text.startsWith('42')) {
          const [name, data]: [string, Record<string, unknown>] = JSON.parse(text.slice(2));
          onEvent(name, data);
          resolve();
        } else if (text === '2') socket.send('3');
        else if (text.startsWith('0')) socket.send('40');
        else if (text.startsWith('44')) reject(new Error(text));
      });
    });
    // Whoever waits for it hears of it; the others count what is missing.
    this.connected.catch(() => undefined);
  }

  emit(name: string, data: unknown): void {
    this.#socket.send(`42${JSON.stringify([name, data])}`);
  }

  close(): void {
    this.#socket.terminate();
  }
}
