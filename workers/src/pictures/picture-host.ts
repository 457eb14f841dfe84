import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { pictureReport, type PictureOrder, type PictureReport } from './check-messages.ts';

/** The process was too slow, too large, or died; another one may have more luck. */
export class PictureProcessFailed extends Error {
  override readonly name = 'PictureProcessFailed';
}

export const PICTURE_BOUNDS = {
  /** One order, the start of the process and the loading of models included. Milliseconds. */
  orderMs: 25_000,
  /** The memory that the process may have resident. Bytes. */
  residentBytes: 900 * 1024 * 1024,
  /** Its memory is looked at this often while it works. Milliseconds. */
  lookMs: 200,
  /** Orders after which it is replaced, so that nothing that one file left there lasts. */
  orders: 200,
  /** It ends when nobody needed it for so long. Milliseconds. */
  idleMs: 5 * 60_000,
  /** Orders that may wait; those beyond are refused at once. */
  waiting: 50,
};

/** Heap for JavaScript; pixels, models and WebAssembly are beside it. Megabytes. */
const HEAP_MB = 256;
const PAGE_BYTES = 4_096;

/** Resident memory of a process where the system tells it: Linux. */
async function residentBytes(pid: number): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(statm.split(' ')[1] ?? 0) * PAGE_BYTES;
}

/**
 * The one process that opens pictures: started by the first order, given one at a time, killed when
 * it takes too long or too much, and started again.
 */
export class PictureHost {
  readonly #processUrl: URL;
  readonly #bounds: typeof PICTURE_BOUNDS;
  #child: ChildProcess | undefined;
  #done = 0;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  constructor(processUrl: URL, bounds: Partial<typeof PICTURE_BOUNDS> = {}) {
    this.#processUrl = processUrl;
    this.#bounds = { ...PICTURE_BOUNDS, ...bounds };
  }

  /** @throws PictureProcessFailed */
  async ask(order: PictureOrder): Promise<PictureReport> {
    if (this.#waiting >= this.#bounds.waiting) {
      throw new PictureProcessFailed('too many pictures wait');
    }
    this.#waiting += 1;
    const before = this.#last;
    const answer = before.catch(() => undefined).then(() => this.#obeyed(order));
    this.#last = answer;
    try {
      return await answer;
    } finally {
      this.#waiting -= 1;
    }
  }

  close(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  async #obeyed(order: PictureOrder): Promise<PictureReport> {
    clearTimeout(this.#idle);
    const child = (this.#child ??= this.#fork());
    const end = new AbortController();
    let tooMuch = '';
    const stop = (why: string) => {
      tooMuch ||= why;
      child.kill('SIGKILL');
    };
    const limit = setTimeout(() => stop('it took too long'), this.#bounds.orderMs);
    const watch = setInterval(() => {
      this.#watch(child, stop).catch(() => undefined);
    }, this.#bounds.lookMs);
    try {
      const { signal } = end;
      const gone = Promise.race([
        once(child, 'exit', { signal }),
        once(child, 'error', { signal }),
      ]);
      const heard = once(child, 'message', { signal });
      child.send(order, () => undefined);
      const first = await Promise.race([heard, gone.then(() => null)]);
      if (first === null) throw new Error(tooMuch || 'it died');
      const report = pictureReport.parse(first[0]);
      this.#done += 1;
      if (this.#done >= this.#bounds.orders) this.close();
      return report;
    } catch (cause) {
      this.close();
      throw new PictureProcessFailed('the process that opens pictures failed', { cause });
    } finally {
      end.abort();
      clearTimeout(limit);
      clearInterval(watch);
      this.#idle = setTimeout(() => this.close(), this.#bounds.idleMs).unref();
    }
  }

  async #watch({ pid }: ChildProcess, stop: (why: string) => void): Promise<void> {
    if (pid === undefined) return;
    const resident = await residentBytes(pid);
    if (resident > this.#bounds.residentBytes) stop('it took too much memory');
  }

  #fork(): ChildProcess {
    this.#done = 0;
    const child = fork(this.#processUrl, [], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      serialization: 'advanced',
      // Nothing of ours: keys, addresses and passwords are in the environment.
      env: {},
    });
    child.on('error', () => undefined);
    return child;
  }
}
