import type { Types } from 'mongoose';

interface Waiting<Found> {
  promise: Promise<Found | null>;
  resolve(found: Found | null): void;
  reject(err: unknown): void;
}

/**
 * Reads things by their ids: all that are asked for in one turn of the event loop with one command.
 * A command costs far more than one more id in it, so this is what makes a busy process cheap. Nothing
 * is kept: each question is answered by a read that began after it was asked.
 */
export class BatchedReads<Found extends { _id: Types.ObjectId }> {
  readonly #find: (ids: readonly string[]) => Promise<readonly Found[]>;
  #asked = new Map<string, Waiting<Found>>();

  /** @param find reads those of these ids that there are, in any order */
  constructor(find: (ids: readonly string[]) => Promise<readonly Found[]>) {
    this.#find = find;
  }

  /** @returns null when there is none; whoever changes what it returns changes it for others too */
  read(id: string): Promise<Found | null> {
    if (this.#asked.size === 0) setImmediate(() => this.#readAsked());
    const asked = this.#asked.get(id) ?? waiting<Found>();
    this.#asked.set(id, asked);
    return asked.promise;
  }

  #readAsked(): void {
    const asked = this.#asked;
    this.#asked = new Map();
    this.#find([...asked.keys()]).then(
      (found) => {
        for (const one of found) asked.get(one._id.toHexString())?.resolve(one);
        for (const { resolve } of asked.values()) resolve(null);
      },
      (err: unknown) => {
        for (const { reject } of asked.values()) reject(err);
      },
    );
  }
}

/** `Promise.withResolvers`, which Node 20 does not have yet. */
function waiting<Found>(): Waiting<Found> {
  let resolve: Waiting<Found>['resolve'] = () => undefined;
  let reject: Waiting<Found>['reject'] = () => undefined;
  const promise = new Promise<Found | null>((onFound, onError) => {
    resolve = onFound;
    reject = onError;
  });
  return { promise, resolve, reject };
}
