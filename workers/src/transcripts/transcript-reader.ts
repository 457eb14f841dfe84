import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { readFile, type ReadFile } from './transcript-thread.ts';

/** A thread that has nothing to do goes after this. Milliseconds. */
const IDLE_MS = 10_000;

/** Reads files of conversations in a thread: replies are written meanwhile. */
export class TranscriptReader {
  readonly #filename = fileURLToPath(new URL('./transcript-thread.js', import.meta.url));
  #threads: Piscina<Uint8Array, ReadFile> | undefined;

  async read(bytes: Uint8Array): Promise<ReadFile> {
    // Outside a build there is no bundle of the thread.
    if (!existsSync(this.#filename)) return readFile(bytes);
    this.#threads ??= new Piscina<Uint8Array, ReadFile>({
      filename: this.#filename,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
    });
    return this.#threads.run(bytes, { name: 'readFile' });
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#threads?.destroy();
  }
}
