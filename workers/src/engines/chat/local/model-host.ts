import { fork, type ChildProcess } from 'node:child_process';
import { EngineError } from '../../engine-error.ts';
import { deferred } from './deferred.ts';
import {
  modelReport,
  type GenerateOrder,
  type JobReport,
  type LoadOrder,
  type ModelOrder,
} from './model-messages.ts';
import { ReportQueue } from './report-queue.ts';

/** Milliseconds. */
export const HOST_PATIENCE = {
  /** Before the first new start after a crash; doubled for each further one. */
  pauseMs: 500,
  longestPauseMs: 30_000,
  /** A process that lived so long was healthy. */
  healthyMs: 60_000,
  /** An aborted reply ends within tens of milliseconds; a process that needs longer is stuck. */
  stuckMs: 10_000,
};

/** A process that holds a model and is started again when it dies. */
export class ModelHost {
  readonly #processUrl: URL;
  readonly #order: Omit<LoadOrder, 'type'>;
  readonly #patience: typeof HOST_PATIENCE;
  readonly #jobs = new Map<number, ReportQueue<JobReport>>();
  /** Orders that were broken off, each with the end of our patience. */
  readonly #stopping = new Map<number, NodeJS.Timeout>();
  #child: ChildProcess | undefined;
  #ready = deferred<number>();
  #isLoaded = false;
  #isRefused = false;
  #restart: NodeJS.Timeout | undefined;
  #failures = 0;
  #ids = 0;
  #closed = false;

  constructor(
    processUrl: URL,
    order: Omit<LoadOrder, 'type'>,
    patience: Partial<typeof HOST_PATIENCE> = {},
  ) {
    this.#processUrl = processUrl;
    this.#order = order;
    this.#patience = { ...HOST_PATIENCE, ...patience };
  }

  /** Begins to load the model, unless that has begun. */
  start(): void {
    if (this.#child || this.#restart || this.#closed) return;
    this.#fork();
  }

  /** True while the model cannot be used. */
  get isAway(): boolean {
    return !this.#isLoaded;
  }

  /** The tokens that the model sees, once it is loaded; fails while it cannot be. */
  contextTokens(): Promise<number> {
    this.start();
    return this.#ready.promise;
  }

  /** Counts by the model's own tokenizer. */
  async count(text: string, signal: AbortSignal): Promise<number> {
    for await (const report of this.#job((id) => ({ type: 'count', id, text }), signal)) {
      if (report.type === 'counted') return report.tokens;
    }
    throw new EngineError('the count was broken off', { retryable: true });
  }

  /** Has a reply written; its reports until it is done, or until `signal` aborts. */
  generate(
    order: Omit<GenerateOrder, 'type' | 'id'>,
    signal: AbortSignal,
  ): AsyncGenerator<JobReport> {
    return this.#job((id) => ({ type: 'generate', id, ...order }), signal);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#restart);
    this.#ready.reject(new EngineError('the model is being closed', { retryable: true }));
    this.#child?.kill('SIGKILL');
  }

  async *#job(order: (id: number) => ModelOrder, signal: AbortSignal): AsyncGenerator<JobReport> {
    const id = ++this.#ids;
    const queue = new ReportQueue<JobReport>();
    this.#jobs.set(id, queue);
    this.#send(order(id));
    const child = this.#child;
    let hasEnded = false;
    try {
      for await (const report of queue.read(signal)) {
        hasEnded = report.type !== 'piece';
        if (report.type === 'broken') {
          throw new EngineError(`the model failed: ${report.message}`, { retryable: true });
        }
        yield report;
        if (hasEnded) return;
      }
    } finally {
      this.#jobs.delete(id);
      if (!hasEnded && child && child === this.#child) this.#abort(id, child);
    }
  }

  #abort(id: number, child: ChildProcess): void {
    this.#send({ type: 'abort', id });
    const limit = setTimeout(() => child.kill('SIGKILL'), this.#patience.stuckMs);
    limit.unref();
    this.#stopping.set(id, limit);
  }

  #send(order: ModelOrder): void {
    if (this.#child?.connected) this.#child.send(order, () => undefined);
    else this.#failJobs();
  }

  #fork(): void {
    const born = Date.now();
    const child = fork(this.#processUrl, [], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Not ours: node-llama-cpp starts a process to try its binary, which would end by our flags.
      execArgv: ['--enable-source-maps'],
    });
    this.#child = child;
    child.on('message', (message) => this.#take(message));
    for (const end of ['exit', 'error']) child.once(end, () => this.#gone(child, born));
    this.#send({ type: 'load', ...this.#order });
  }

  #take(message: unknown): void {
    const report = modelReport.parse(message);
    if (report.type === 'ready') {
      this.#isLoaded = true;
      this.#ready.resolve(report.contextTokens);
    } else if (report.type === 'unusable') {
      this.#isRefused = true;
      process.stderr.write(`${report.message}\n`);
      this.#ready.reject(new EngineError(report.message, { retryable: false, code: 'model_away' }));
      this.#child?.kill('SIGKILL');
    } else if (report.type === 'stopped') {
      clearTimeout(this.#stopping.get(report.id));
      this.#stopping.delete(report.id);
    } else this.#jobs.get(report.id)?.push(report);
  }

  #gone(child: ChildProcess, born: number): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    // A model that was there comes back soon: it is waited for. One that cannot be loaded is away.
    if (this.#isLoaded) this.#ready = deferred();
    this.#isLoaded = false;
    this.#failJobs();
    for (const limit of this.#stopping.values()) clearTimeout(limit);
    this.#stopping.clear();
    if (this.#closed) return;
    const { healthyMs, pauseMs, longestPauseMs } = this.#patience;
    this.#failures = Date.now() - born > healthyMs ? 1 : this.#failures + 1;
    const pause = Math.min(longestPauseMs, pauseMs * 2 ** (this.#failures - 1));
    this.#restart = setTimeout(() => this.#startAgain(), pause);
    this.#restart.unref();
  }

  #startAgain(): void {
    // Those who wait already go on waiting for the same.
    if (this.#isRefused) this.#ready = deferred();
    this.#isRefused = false;
    this.#restart = undefined;
    this.#fork();
  }

  #failJobs(): void {
    const error = new EngineError('the process that runs the model ended', { retryable: true });
    for (const queue of this.#jobs.values()) queue.fail(error);
  }
}
