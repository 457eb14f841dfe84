import { ABORT, open, type RootDatabase } from 'lmdb';
import { decode, encode } from './codec.ts';
import { Collection } from './collection.ts';
import { CommandError, failedCommit, isDiskFull } from './errors.ts';
import { makeIndex, type Index, type IndexSpec } from './index-keys.ts';
import { after } from './keys.ts';
import type { Log } from './log.ts';
import { isDoc, toNumber, truthy, type Doc } from './values.ts';

export type Database = RootDatabase<Buffer, Buffer>;

const METADATA = Buffer.from('m');
/** MongoDB's bound on 'database.collection' (manual, "Limits and Thresholds"). */
const MAX_NAMESPACE_BYTES = 255;

/** Opens (and makes) the LMDB files in a directory; the caller holds the lock on it. */
export const openDatabase = (dir: string): Database =>
  open<Buffer, Buffer>({
    path: dir,
    keyEncoding: 'binary',
    encoding: 'binary',
    cache: false,
    maxReaders: 64,
    // With it, lmdb makes a promise per batch that nobody can catch: a full disk would end the process.
    eventTurnBatching: false,
  });

/** All collections of all databases, in one LMDB database with binary keys. */
export class Store {
  readonly db: Database;
  readonly collections = new Map<string, Collection>();
  readonly #log: Log;
  #lastId = 0;
  #stale = true;
  #isFull = false;

  constructor(db: Database, log: Log) {
    this.db = db;
    this.#log = log;
    // A commit without a number has failed. Memory forgets its writes here, before the next begins.
    db.on('aftercommit', ({ txnId }: { txnId?: number }) => {
      if (txnId !== undefined) return;
      db.resetReadTxn();
      this.#load();
    });
    this.#load();
  }

  /** Reads what LMDB says; also after an aborted or failed write, which memory must forget. */
  #load(): void {
    this.#stale = false;
    this.collections.clear();
    for (const { key, value } of this.db.getRange({ start: METADATA, end: after(METADATA) })) {
      this.#adopt(key.subarray(1).toString(), decode(value));
    }
  }

  #adopt(ns: string, meta: Doc): Collection {
    const id = toNumber(meta['id']);
    const indexes = Array.isArray(meta['indexes']) ? meta['indexes'].flatMap(readIndex) : [];
    const collection = new Collection(this, ns, id, indexes);
    this.collections.set(ns, collection);
    this.#lastId = Math.max(this.#lastId, id, ...indexes.map((index) => index.id));
    return collection;
  }

  nextId(): number {
    return ++this.#lastId;
  }

  /**
   * Runs `action` alone and resolves when it is on disk. Writes of all connections share commits, so
   * the event loop never waits for the disk. What was done before a `CommandError` stays, as in
   * MongoDB; any other error undoes the whole action. A commit that the disk does not take refuses
   * everything in it; reads go on, and writes do once there is room.
   */
  async write<T>(action: () => T): Promise<T> {
    let outcome: { value: T } | { error: unknown } | undefined;
    const committed = this.db.childTransaction(() => {
      if (this.#stale) this.#load();
      try {
        outcome = { value: action() };
        return undefined;
      } catch (error) {
        outcome = { error };
        this.#stale = !(error instanceof CommandError);
        return this.#stale ? ABORT : undefined;
      }
    });
    try {
      await committed;
    } catch (error) {
      const failure = await failedCommit(error);
      this.#noteRoom(isDiskFull(failure));
      throw failure;
    }
    this.#noteRoom(false);
    if (!outcome) throw new Error('the write did not run');
    if (this.#stale) await this.write(() => undefined); // reads in a write what is true now
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  }

  /** Logs the first write that found no room, and the first one after it that did. */
  #noteRoom(isFull: boolean): void {
    if (this.#isFull === isFull) return;
    this.#isFull = isFull;
    if (isFull) this.#log('warn', 'The disk is full: writes are refused until there is room.');
    else this.#log('info', 'The disk has room again.');
  }

  get(ns: string): Collection | undefined {
    return this.collections.get(ns);
  }

  /** The collection, made if it is not there. Within `write`. */
  create(ns: string): Collection {
    const present = this.collections.get(ns);
    if (present) return present;
    const name = ns.slice(ns.indexOf('.') + 1);
    if (!name || /[$\0]/.test(name) || Buffer.byteLength(ns) > MAX_NAMESPACE_BYTES) {
      throw new CommandError('InvalidNamespace', `Invalid namespace specified '${ns}'`);
    }
    const collection = this.#adopt(ns, { id: this.nextId() });
    this.save(collection);
    return collection;
  }

  /** Writes a collection's metadata. Within `write`. */
  save(collection: Collection): void {
    const indexes = collection.indexes.map(({ id, spec, multikey }) => ({ id, spec, multikey }));
    this.db.putSync(metadataKey(collection.ns), encode({ id: collection.id, indexes }));
  }

  /** Within `write`. */
  drop(collection: Collection): void {
    for (const index of [...collection.indexes]) collection.dropIndex(index);
    this.wipe(collection.prefix);
    this.db.removeSync(metadataKey(collection.ns));
    this.collections.delete(collection.ns);
  }

  /** Removes every key that begins with `prefix`. Within `write`. */
  wipe(prefix: Buffer): void {
    const keys = [...this.db.getKeys({ start: prefix, end: after(prefix) })];
    for (const key of keys) this.db.removeSync(key);
  }
}

const metadataKey = (ns: string): Buffer => Buffer.concat([METADATA, Buffer.from(ns)]);

function readIndex(stored: unknown): Index[] {
  if (!isDoc(stored) || !isDoc(stored['spec']) || !isDoc(stored['spec']['key'])) return [];
  const { key, name, expireAfterSeconds, partialFilterExpression, unique, sparse } = stored['spec'];
  const spec: IndexSpec = {
    key,
    name: String(name),
    ...(unique === true ? { unique } : {}),
    ...(sparse === true ? { sparse } : {}),
    ...(expireAfterSeconds === undefined
      ? {}
      : { expireAfterSeconds: toNumber(expireAfterSeconds) }),
    ...(isDoc(partialFilterExpression) ? { partialFilterExpression } : {}),
  };
  return [makeIndex(toNumber(stored['id']), spec, truthy(stored['multikey']))];
}
