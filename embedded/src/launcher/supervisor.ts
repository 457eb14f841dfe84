import { SupervisedProcess, type ProcessSpec } from './supervised-process.ts';
import { complain, say } from './terminal.ts';

/**
 * npm passes a Ctrl-C on that the terminal has already delivered: signals this close together are
 * one key press.
 */
const SAME_PRESS_MS = 1_000;

/** Everything that this instance runs, in the order in which it was started. */
export class Supervisor {
  readonly #processes: SupervisedProcess[] = [];
  readonly #first: Array<() => void> = [];
  readonly #last: Array<() => void> = [];
  #stopped: Promise<void> | undefined;
  #stopSince = 0;

  get isStopping(): boolean {
    return this.#stopped !== undefined;
  }

  /** Starts a process that is then kept alive; resolves when it is ready. */
  async run(spec: ProcessSpec, logDir: string): Promise<void> {
    const started = new SupervisedProcess(spec, logDir);
    this.#processes.push(started);
    await started.start();
  }

  /** Runs `close` before the first process is told to end. */
  beforeStop(close: () => void): void {
    this.#first.push(close);
  }

  /** Runs `close` after the last process has ended. */
  afterStop(close: () => void): void {
    this.#last.push(close);
  }

  async restart(name: string): Promise<void> {
    if (this.isStopping) return;
    for (const process of this.#processes) {
      if (process.name === name) await process.restart();
    }
  }

  /** Ends everything, one after the other, the last started first. */
  stop(): Promise<void> {
    this.#stopped ??= this.#stopAll();
    return this.#stopped;
  }

  /** Ends in order on a signal, at once on a second one; with the parent too, when npm dies. */
  stopOnSignals(): void {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => this.#onSignal());
    }
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      this.#onSignal();
    }, 1_000);
    watch.unref();
  }

  #onSignal(): void {
    if (!this.isStopping) {
      this.#stopSince = Date.now();
      say('\nStopping... (Ctrl-C again ends everything at once)');
      this.stop().then(
        () => {
          say('Stopped.');
          process.exit(0);
        },
        (error: unknown) => {
          complain(String(error));
          process.exit(1);
        },
      );
    } else if (Date.now() - this.#stopSince > SAME_PRESS_MS) {
      complain('Ended at once.');
      for (const child of this.#processes) child.kill();
      process.exit(1);
    }
  }

  async #stopAll(): Promise<void> {
    for (const close of this.#first) close();
    for (const child of this.#processes.toReversed()) await child.stop();
    for (const close of this.#last) close();
  }
}
