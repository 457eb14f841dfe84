import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Logger } from '@vesper/core/log';
import type { ObjectStorage } from '@vesper/core/storage/object-storage';
import { ZipFile } from 'yazl';

/** Adds files to a zip one after the other, so that one is open at a time. */
export class Archive {
  readonly #zip = new ZipFile();
  readonly #gone: AbortSignal;
  readonly output = new PassThrough();

  constructor() {
    const gone = new AbortController();
    this.#gone = gone.signal;
    // Also when the reader has gone away: what is open then has to be closed.
    this.output.once('close', () => gone.abort());
    this.#zip.on('error', (err: Error) => this.output.destroy(err));
    this.#zip.outputStream.pipe(this.output);
  }

  /** @param compress false for what is compressed already */
  async add(name: string, content: Readable, compress: boolean): Promise<void> {
    try {
      this.#zip.addReadStream(content, name, { compress });
      await finished(content, { signal: this.#gone });
    } finally {
      content.destroy();
    }
  }

  /** Adds a stored object as it is; one that is not there is left out. */
  async addObject(storage: ObjectStorage, name: string, key: string): Promise<void> {
    const object = await storage.get(key);
    if (object) await this.add(name, object.body, false);
  }

  end(): void {
    this.#zip.end();
  }
}

interface Reader {
  log: Logger;
  userId: string;
}

/**
 * A zip that is written while it is read. Should it fail half-way, the stream breaks off, so that
 * nobody takes a part for the whole.
 */
export function streamArchive(
  { log, userId }: Reader,
  fill: (archive: Archive) => Promise<void>,
): Readable {
  const archive = new Archive();
  const write = async (): Promise<void> => {
    await fill(archive);
    archive.end();
  };
  write().catch((err: unknown) => {
    if (archive.output.destroyed) return;
    log.warn({ err, userId }, 'an archive was not finished');
    archive.output.destroy(err instanceof Error ? err : undefined);
  });
  return archive.output;
}
