import { CommandError } from './errors.ts';
import { consume, type Paced } from './pace.ts';
import type { Batch } from './wire.ts';

interface Cursor {
  rows: Paced<Buffer>;
  /** A document that did not fit into the batch before. */
  held: Buffer | undefined;
  ns: string;
  lastUsed: number;
}

/** MongoDB's own defaults: 101 documents first, replies of at most 16 MiB. */
const FIRST_BATCH = 101;
const MAX_BATCH_BYTES = 16_000_000;

/** Query results that clients fetch piece by piece. */
export class Cursors {
  readonly #open = new Map<number, Cursor>();
  #lastId = 0;

  /** The first batch; `single` closes the cursor after it. */
  async start(
    ns: string,
    rows: Paced<Buffer>,
    options: { batchSize?: number | undefined; single?: boolean; deadline: number },
  ): Promise<Batch> {
    const cursor = { rows, held: undefined, ns, lastUsed: Date.now() };
    const size = options.batchSize ?? FIRST_BATCH;
    const [documents, done] = await fill(cursor, size, options.deadline);
    const id = done || options.single ? 0 : ++this.#lastId;
    if (id) this.#open.set(id, cursor);
    return { field: 'firstBatch', documents, cursor: id, ns };
  }

  async next(id: number, ns: string, batchSize: number, deadline: number): Promise<Batch> {
    const cursor = this.#open.get(id);
    if (cursor?.ns !== ns) throw new CommandError('CursorNotFound', `cursor id ${id} not found`);
    this.#open.delete(id); // nobody else may advance it meanwhile
    const [documents, done] = await fill(cursor, batchSize || Infinity, deadline);
    cursor.lastUsed = Date.now();
    if (!done) this.#open.set(id, cursor);
    return { field: 'nextBatch', documents, cursor: done ? 0 : id, ns };
  }

  kill(id: number): boolean {
    return this.#open.delete(id);
  }

  /** Forgets cursors nobody has asked for in `idleMs`. */
  reap(idleMs: number): void {
    for (const [id, { lastUsed }] of this.#open) {
      if (Date.now() - lastUsed >= idleMs) this.#open.delete(id);
    }
  }
}

async function fill(
  cursor: Cursor,
  max: number,
  deadline: number,
): Promise<[documents: Buffer[], done: boolean]> {
  const documents: Buffer[] = [];
  let bytes = 0;
  const take = (raw: Buffer): boolean => {
    const fits =
      documents.length < max && (!documents.length || bytes + raw.length <= MAX_BATCH_BYTES);
    if (fits) documents.push(raw);
    else cursor.held = raw;
    bytes += raw.length;
    return fits;
  };
  const held = cursor.held;
  cursor.held = undefined;
  if (held && !take(held)) return [documents, false];
  return [documents, await consume(cursor.rows, deadline, take)];
}
