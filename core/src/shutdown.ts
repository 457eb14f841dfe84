import type { Logger } from './log.ts';

/** Closes what was opened, last opened first, each exactly once. */
export class Shutdown {
  readonly #steps: Array<{ name: string; close: () => Promise<unknown> | void }> = [];
  readonly #log: Logger;
  #running: Promise<void> | undefined;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Registers a closing step; the latest one runs first. */
  add(name: string, close: () => Promise<unknown> | void): void {
    this.#steps.push({ name, close });
  }

  run(): Promise<void> {
    this.#running ??= this.#close();
    return this.#running;
  }

  /** Ends the process in order on SIGTERM and SIGINT, at the latest after `limitMs`. */
  onSignals(limitMs: number): void {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        this.#log.info({ signal }, 'stopping');
        setTimeout(() => process.exit(1), limitMs).unref();
        this.run().then(
          () => process.exit(0),
          () => process.exit(1),
        );
      });
    }
  }

  async #close(): Promise<void> {
    for (const { name, close } of this.#steps.reverse()) {
      try {
        await close();
      } catch (err) {
        this.#log.warn({ err, step: name }, 'a closing step failed');
      }
    }
  }
}
