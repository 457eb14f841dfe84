import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { readEnv } from '@vesper/core/config/env';
import { repository } from '@vesper/embedded/launcher/node-process';

/** Variables that would replace an embedded part; what is tested here is the embedded way. */
const NOT_PASSED_ON = /^(MONGODB_URI|REDIS_URL|S3_.*|PUBLIC_URL|NODE_ENV|npm_.*)$/;

/** pid → pid of the parent, of every process that is not just waiting to be reaped. */
function processTable(): Map<number, number> {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,stat='], { encoding: 'utf8' }).split('\n');
  const rows = lines.map((line) => line.trim().split(/\s+/));
  return new Map(
    rows
      .filter(([, , state]) => state && !state.startsWith('Z'))
      .map(([pid, parent]) => [Number(pid), Number(parent)]),
  );
}

/** `npm start`, as a test runs it. */
export class Launched {
  readonly #child: ChildProcess;
  /** Everything it said, on both streams. */
  output = '';

  /** @param folder the repository, or a copy of it */
  constructor(env: Record<string, string>, folder = repository) {
    const inherited = Object.entries(readEnv()).filter(([name]) => !NOT_PASSED_ON.test(name));
    this.#child = spawn(process.execPath, ['embedded/start.mjs'], {
      cwd: folder,
      env: { ...Object.fromEntries(inherited), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    }
  }

  /** Resolves with the printed address once the product is ready. */
  async ready(): Promise<string> {
    for (;;) {
      const address = /is ready\s+(http\S+)/.exec(this.output)?.[1];
      if (address) return address;
      if (this.#child.exitCode !== null) throw new Error(`It did not start:\n${this.output}`);
      await pause(20);
    }
  }

  /** Every process that it runs, itself included. */
  pids(): number[] {
    const table = processTable();
    const found = [Number(this.#child.pid)];
    for (const pid of found) {
      for (const [child, parent] of table) {
        if (parent === pid) found.push(child);
      }
    }
    return found;
  }

  /** The command lines of all these processes, as /proc or ps shows them. */
  commands(): string[] {
    const pids = this.pids().join(',');
    return execFileSync('ps', ['-o', 'args=', '-p', pids], { encoding: 'utf8' }).trim().split('\n');
  }

  /** Sends a signal and returns the exit code, null when the signal itself ended it. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const exit = this.exitCode();
    this.#child.kill(signal);
    return exit;
  }

  async exitCode(): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      await once(this.#child, 'close');
    }
    return this.#child.exitCode;
  }
}

/** The processes of this list that still run after `limitMs`. */
export async function survivors(pids: number[], limitMs: number): Promise<number[]> {
  const end = Date.now() + limitMs;
  for (;;) {
    const table = processTable();
    const left = pids.filter((pid) => table.has(pid));
    if (left.length === 0 || Date.now() > end) return left;
    await pause(50);
  }
}
