import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { ProcessSpec } from '@vesper/embedded/launcher/supervised-process';

const KEPT_LINES = 400;

/** A process of the stack. Nothing starts it again by itself: a test decides when that happens. */
export class StackProcess {
  readonly #spec: ProcessSpec;
  #child: ChildProcess | undefined;
  #output: string[] = [];
  #isExpectedToEnd = false;
  /** The way the process ended although no test asked it to; undefined while all is well. */
  accident: string | undefined;

  constructor(spec: ProcessSpec) {
    this.#spec = spec;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** The last lines that the process wrote, for the message of a failing test. */
  get output(): string {
    return this.#output.join('');
  }

  /** Starts the process and waits until it is ready; fails with its output when it ends first. */
  async start(): Promise<void> {
    const { command, args, env, endsBy, name, ready } = this.#spec;
    this.#isExpectedToEnd = false;
    const child = spawn(command, args, {
      env,
      // A group of its own: what the process itself starts can be ended with it.
      detached: true,
      stdio: endsBy === 'stdin' ? 'pipe' : ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => this.#keep(text));
    }
    child.stdin?.on('error', () => undefined);
    const gone = new AbortController();
    child.once('exit', (code, signal) => {
      killGroup(child);
      if (!this.#isExpectedToEnd) this.accident = `${name} ended (${signal ?? `code ${code}`})`;
      gone.abort();
    });
    const ended = new Promise<never>((_, reject) => {
      gone.signal.addEventListener('abort', () => {
        reject(new Error(`${name} ended before it was ready:\n${this.output}`));
      });
    });
    await Promise.race([ready(child, gone.signal), ended]);
  }

  /** Ends the process in order, by force after its limit. */
  async stop(): Promise<void> {
    await this.#end((child) => {
      if (this.#spec.endsBy === 'stdin') child.stdin?.end();
      else child.kill('SIGTERM');
    });
  }

  /** kill -9, on the process and everything it started. */
  async kill(): Promise<void> {
    await this.#end(killGroup);
  }

  /** Sends a signal to the process alone. */
  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** Sends a signal to the process and everything it started. */
  signalGroup(signal: NodeJS.Signals): void {
    const pid = this.pid;
    if (pid !== undefined) process.kill(-pid, signal);
  }

  async #end(tell: (child: ChildProcess) => void): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    this.#isExpectedToEnd = true;
    const exited = once(child, 'exit');
    const limit = setTimeout(() => killGroup(child), this.#spec.stopLimitMs);
    tell(child);
    await exited;
    clearTimeout(limit);
  }

  #keep(text: string): void {
    this.#output.push(text);
    if (this.#output.length > KEPT_LINES) this.#output = this.#output.slice(-KEPT_LINES);
  }
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing of the group is left.
  }
}
