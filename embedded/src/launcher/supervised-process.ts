import { spawn, type ChildProcess } from 'node:child_process';
import { ProcessLog } from './process-log.ts';
import { StartError } from './start-error.ts';
import { complain } from './terminal.ts';

/** A process that lived this long was healthy: the next failure starts from the shortest pause. */
const HEALTHY_MS = 10_000;

export interface ProcessSpec {
  /** The name on the terminal and of the log file. */
  name: string;
  command: string;
  args: string[];
  env: Record<string, string>;
  /** `signal`: SIGTERM ends it. `stdin`: it ends when its input closes. */
  endsBy: 'signal' | 'stdin';
  /** The time it may take to end before it is killed. */
  stopLimitMs: number;
  /** Resolves when the process does its work; `gone` tells that there is nothing to wait for. */
  ready: (child: ChildProcess, gone: AbortSignal) => Promise<unknown>;
}

const pauseBefore = (attempt: number): number => Math.min(100 * 2 ** attempt, 5_000);

/**
 * A child process that is started again when it dies, with a growing pause. It runs in a process
 * group of its own, so that a Ctrl-C in the terminal reaches the launcher alone and everything
 * ends in order.
 */
export class SupervisedProcess {
  readonly #spec: ProcessSpec;
  readonly #log: ProcessLog;
  #child: ChildProcess | undefined;
  #hasBeenReady = false;
  #stopping = false;
  #failures = 0;
  #pause: NodeJS.Timeout | undefined;

  constructor(spec: ProcessSpec, logDir: string) {
    this.#spec = spec;
    this.#log = new ProcessLog(logDir, spec.name);
    this.#log.isShown = false;
  }

  get name(): string {
    return this.#spec.name;
  }

  /**
   * Starts the process and waits until it is ready.
   * @throws StartError when it ends before that.
   */
  async start(): Promise<void> {
    const gone = new AbortController();
    const child = this.#spawn(gone);
    const ended = new Promise<never>((_, reject) => {
      gone.signal.addEventListener('abort', () => {
        const reason = this.#log.lastProblem || 'it gave no reason.';
        const { name } = this.#spec;
        reject(new StartError(`${name} did not start: ${reason}\nIts log is ${this.#log.path}`));
      });
    });
    await Promise.race([this.#spec.ready(child, gone.signal), ended]);
    this.#hasBeenReady = true;
    this.#log.isShown = true;
  }

  /** Ends the process, by force after its limit. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#pause);
    await this.#end();
    this.#log.close();
  }

  /** Ends the process in order and starts it with the bundle that is there now (development). */
  async restart(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#pause);
    await this.#end();
    this.#stopping = false;
    // If it dies now, the supervision has already said so and tries again.
    await this.start().catch(() => undefined);
  }

  kill(): void {
    this.#stopping = true;
    if (this.#child) killGroup(this.#child);
  }

  async #end(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const closed = new Promise((resolve) => child.once('close', resolve));
    const limit = setTimeout(() => killGroup(child), this.#spec.stopLimitMs);
    if (this.#spec.endsBy === 'stdin') child.stdin?.end();
    else child.kill('SIGTERM');
    await closed;
    clearTimeout(limit);
  }

  #spawn(gone: AbortController): ChildProcess {
    const { command, args, env, endsBy } = this.#spec;
    const born = Date.now();
    const child = spawn(command, args, {
      env,
      detached: true,
      stdio: endsBy === 'stdin' ? 'pipe' : ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    this.#log.follow(child.stdout, child.stderr);
    child.stdin?.on('error', () => undefined);
    child.once('error', (error) => {
      this.#log.lastProblem = error.message;
      this.#gone(born, gone, 'could not be run');
    });
    // `close`, not `exit`: the reason may still be on its way through the error stream.
    child.once('exit', () => killGroup(child));
    child.once('close', (code, signal) => this.#gone(born, gone, signal ?? `code ${code}`));
    return child;
  }

  #gone(born: number, gone: AbortController, how: string): void {
    if (gone.signal.aborted) return;
    this.#child = undefined;
    gone.abort();
    if (this.#stopping || !this.#hasBeenReady) return;
    this.#failures = Date.now() - born > HEALTHY_MS ? 0 : this.#failures + 1;
    complain(
      `${this.#spec.name} ended (${how}) and is started again; its log is ${this.#log.path}`,
    );
    this.#pause = setTimeout(() => {
      // A process that dies again comes back here; the pause before the next try has grown.
      this.start().catch(() => undefined);
    }, pauseBefore(this.#failures));
  }
}

/** Ends the process and whatever it started, at once. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing of the group is left.
  }
}
