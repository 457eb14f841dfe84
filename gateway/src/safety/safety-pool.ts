import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { firstRefusal, type SafetyOrder } from './safety-thread.ts';

/** Threads that read long texts, and how long one that has nothing to do stays. */
const THREADS_MAX = 2;
const IDLE_MS = 60_000;
/** Up to this many characters even hostile texts take about 2 ms: not worth the way to a thread. */
const SHORT = 2_000;

/** Decides about long texts in threads, so that nobody else's request waits for them. */
export class SafetyPool {
  readonly #filename: string;
  #pool: Piscina | undefined;

  /** @param filename the bundle of the thread; without that file all is read on the event loop */
  constructor(filename = fileURLToPath(new URL('./safety-thread.js', import.meta.url))) {
    this.#filename = filename;
  }

  /** The first refusal among some texts, and which one it was; null where all pass. */
  async firstRefusal(orders: readonly SafetyOrder[]): Promise<ReturnType<typeof firstRefusal>> {
    const length = orders.reduce(
      (sum, { text, negative }) => sum + text.length + (negative?.length ?? 0),
      0,
    );
    // Outside a build there is no bundle of the thread.
    if (length <= SHORT || !existsSync(this.#filename)) return firstRefusal(orders);
    this.#pool ??= new Piscina<readonly SafetyOrder[], ReturnType<typeof firstRefusal>>({
      filename: this.#filename,
      minThreads: 0,
      maxThreads: THREADS_MAX,
      idleTimeout: IDLE_MS,
    });
    return this.#pool.run(orders, { name: 'firstRefusal' });
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await this.#pool?.destroy();
  }
}
