import { closeSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { complain, styled } from './terminal.ts';

/** A file is turned over at this size; with the one before it a process keeps at most twice this. */
const MAX_BYTES = 10 * 1024 * 1024;

const logLine = z.object({
  level: z.union([z.number(), z.string()]),
  msg: z.string().optional(),
  message: z.string().optional(),
  err: z.object({ message: z.string() }).partial().optional(),
});

/** pino writes levels as numbers, the document store as words. */
const LEVELS: Record<string, 'warn' | 'error'> = {
  40: 'warn',
  50: 'error',
  60: 'error',
  warn: 'warn',
  error: 'error',
};

/** A structured line as data; undefined for plain text. */
function parseLine(line: string): z.infer<typeof logLine> | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return logLine.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

/**
 * Takes the output of one process: every line into `<dir>/<name>.log` (the file of the start
 * before is kept as `<name>.1.log`), warnings and errors in short form to the terminal.
 */
export class ProcessLog {
  readonly path: string;
  /** The last thing that looked like a reason, for the sentence that says why a start failed. */
  lastProblem = '';
  /** True while warnings and errors reach the terminal; a failing start says its reason by itself. */
  isShown = true;
  readonly #name: string;
  #file: number | undefined;
  #bytes = 0;

  constructor(dir: string, name: string) {
    mkdirSync(dir, { recursive: true });
    this.#name = name;
    this.path = join(dir, `${name}.log`);
    this.#file = this.#open();
  }

  /** Takes over a process's output and error stream. */
  follow(output: Readable | null, errors: Readable | null): void {
    if (output) createInterface({ input: output }).on('line', (line) => this.#take(line));
    if (!errors) return;
    createInterface({ input: errors }).on('line', (line) => {
      this.#take(line);
      // Stack frames are indented and Node signs off with its version: neither is the reason.
      if (!line.startsWith('{') && /^(?!Node\.js v)\S.*\s/.test(line)) this.lastProblem = line;
    });
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }

  #take(line: string): void {
    this.#write(line);
    const entry = parseLine(line);
    const level = LEVELS[entry?.level ?? ''];
    if (entry === undefined || level === undefined) return;
    const text = [entry.msg ?? entry.message, entry.err?.message].filter(Boolean).join(': ');
    if (level === 'error') this.lastProblem = text;
    if (!this.isShown) return;
    complain(`${styled(level === 'error' ? 'red' : 'yellow', this.#name.padEnd(9))} ${text}`);
  }

  #write(line: string): void {
    if (this.#file === undefined) return;
    if (this.#bytes > MAX_BYTES) {
      closeSync(this.#file);
      this.#file = this.#open();
    }
    this.#bytes += writeSync(this.#file, `${line}\n`);
  }

  #open(): number {
    this.#bytes = 0;
    try {
      renameSync(this.path, this.path.replace(/\.log$/, '.1.log'));
    } catch {
      // The first start: there is nothing to keep.
    }
    return openSync(this.path, 'a');
  }
}
