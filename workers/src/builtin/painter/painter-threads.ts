import { Worker } from 'node:worker_threads';

/**
 * A few threads, started when first needed and used again. A thread that was cut short is never
 * used again: ending it is the one way to stop a picture in the middle of a layer.
 */
export class PainterThreads {
  private readonly url: URL;
  private readonly limit: number;
  private readonly idle: Worker[] = [];
  private readonly all = new Set<Worker>();
  private readonly waiting: (() => void)[] = [];
  private closed = false;

  constructor(url: URL, limit: number) {
    this.url = url;
    this.limit = limit;
  }

  /** Takes a thread until it is released; undefined when `signal` aborts first or the pool is closed. */
  async acquire(signal: AbortSignal): Promise<Worker | undefined> {
    while (!this.closed && !signal.aborted) {
      const thread = this.idle.pop() ?? (this.all.size < this.limit ? this.start() : undefined);
      if (thread) {
        thread.ref();
        return thread;
      }
      await this.turn(signal);
    }
    // Whoever was woken but no longer wants the thread passes the turn to the next in line.
    this.waiting.shift()?.();
    return undefined;
  }

  release(thread: Worker): void {
    if (!this.all.has(thread)) return;
    // An idle thread must not keep the process alive.
    thread.unref();
    this.idle.push(thread);
    this.waiting.shift()?.();
  }

  async end(thread: Worker): Promise<void> {
    this.forget(thread);
    await thread.terminate();
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const wake of this.waiting.splice(0)) wake();
    await Promise.all([...this.all].map((thread) => this.end(thread)));
  }

  private start(): Worker {
    const thread = new Worker(this.url);
    this.all.add(thread);
    thread.on('exit', () => this.forget(thread));
    // Without a listener an error in an idle thread would take the process down.
    thread.on('error', () => this.forget(thread));
    return thread;
  }

  private forget(thread: Worker): void {
    if (!this.all.delete(thread)) return;
    const at = this.idle.indexOf(thread);
    if (at >= 0) this.idle.splice(at, 1);
    this.waiting.shift()?.();
  }

  private turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        const at = this.waiting.indexOf(wake);
        if (at >= 0) this.waiting.splice(at, 1);
        wake();
      };
      signal.addEventListener('abort', giveUp, { once: true });
      this.waiting.push(wake);
    });
  }
}
