import { AppError } from './errors.ts';

/** Lets `slots` tasks run at once and `queue` more wait; beyond that it says 503 instead of piling up. */
export class Semaphore {
  readonly #slots: number;
  readonly #queue: number;
  readonly #waiting: Array<() => void> = [];
  #running = 0;

  constructor(slots: number, queue: number) {
    this.#slots = slots;
    this.#queue = queue;
  }

  /** @throws AppError `unavailable` when the queue is full. */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    await this.#enter();
    try {
      return await task();
    } finally {
      // The slot goes straight to the next in line, so that nobody can slip in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  async #enter(): Promise<void> {
    if (this.#running < this.#slots) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= this.#queue) throw new AppError('unavailable', { retryAfter: 1 });
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
