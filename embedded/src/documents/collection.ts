import { ObjectId } from 'bson';
import { decode } from './codec.ts';
import { CommandError, unsupported } from './errors.ts';
import { asText, indexKeys, makeIndex, prefix, type Index, type IndexSpec } from './index-keys.ts';
import { after, keyOf } from './keys.ts';
import { leaves } from './paths.ts';
import type { Store } from './store.ts';
import { EMPTY_ARRAY, isNothing, isNumber, toNumber, type Doc } from './values.ts';

const MAX_DOCUMENT = 16 * 1024 * 1024;
/** An index entry is a key of up to 1,700 bytes and an id, together below LMDB's 1,978. */
const MAX_ID_KEY = 200;

/** One stored document; decoded when somebody looks into it. */
export class Row {
  readonly id: Buffer;
  readonly raw: Buffer;
  #doc: Doc | undefined;

  constructor(id: Buffer, raw: Buffer) {
    this.id = id;
    this.raw = raw;
  }

  get doc(): Doc {
    return (this.#doc ??= decode(this.raw));
  }
}

/**
 * A collection's documents and index entries. All changes run within `Store.write`. Each checks
 * everything, unique keys too, before its first put: a refused change leaves nothing behind.
 */
export class Collection {
  readonly ns: string;
  readonly id: number;
  readonly prefix: Buffer;
  indexes: Index[];
  readonly #store: Store;
  #count = -1;

  constructor(store: Store, ns: string, id: number, indexes: Index[]) {
    this.#store = store;
    this.ns = ns;
    this.id = id;
    this.prefix = prefix('d', id);
    this.indexes = indexes;
  }

  get db(): Store['db'] {
    return this.#store.db;
  }

  /** Counted once by scanning keys, then kept. */
  get count(): number {
    if (this.#count < 0) {
      this.#count = this.db.getKeysCount({ start: this.prefix, end: after(this.prefix) });
    }
    return this.#count;
  }

  raw(id: Buffer): Buffer | undefined {
    return this.db.getBinary(this.#documentKey(id));
  }

  insert(doc: Doc, raw: Buffer): void {
    if (raw.length > MAX_DOCUMENT) {
      throw new CommandError(
        'BSONObjectTooLarge',
        `object to insert too large: ${raw.length} of ${MAX_DOCUMENT} bytes`,
      );
    }
    const id = keyOf(doc['_id']);
    if (id.length > MAX_ID_KEY) throw unsupported(`an _id of more than ${MAX_ID_KEY} bytes`);
    const key = this.#documentKey(id);
    if (this.db.doesExist(key)) throw this.#duplicate('_id_', { _id: 1 }, doc);
    const entries = this.indexes.flatMap((index) => {
      const keys = this.#keys(index, doc);
      this.#checkUnique(index, keys, id, doc);
      return keys;
    });
    const count = this.count;
    this.db.putSync(key, raw);
    this.#putEntries(entries, id);
    this.#count = count + 1;
  }

  replace(row: Row, doc: Doc, raw: Buffer): void {
    if (raw.length > MAX_DOCUMENT) {
      throw new CommandError(
        'Location17419',
        `Resulting document after update is larger than ${MAX_DOCUMENT}`,
      );
    }
    const gone: Buffer[] = [];
    const added: Buffer[] = [];
    for (const index of this.indexes) {
      const before = this.#keys(index, row.doc);
      const now = this.#keys(index, doc);
      const fresh = without(now, before);
      this.#checkUnique(index, fresh, row.id, doc);
      added.push(...fresh);
      gone.push(...without(before, now));
    }
    for (const key of gone) this.db.removeSync(Buffer.concat([key, row.id]));
    this.#putEntries(added, row.id);
    this.db.putSync(this.#documentKey(row.id), raw);
  }

  remove(row: Row): void {
    const count = this.count;
    for (const index of this.indexes) {
      for (const key of this.#keys(index, row.doc)) {
        this.db.removeSync(Buffer.concat([key, row.id]));
      }
    }
    this.db.removeSync(this.#documentKey(row.id));
    this.#count = count - 1;
  }

  /** Builds an index over what is stored; duplicates under a unique one refuse it. */
  addIndex(spec: IndexSpec): void {
    const index = makeIndex(this.#store.nextId(), spec, false);
    const owners = new Map<string, Buffer>();
    const entries: [keys: Buffer[], id: Buffer][] = [];
    for (const { key, value } of this.db.getRange({
      start: this.prefix,
      end: after(this.prefix),
    })) {
      const id = key.subarray(this.prefix.length);
      const doc = decode(value);
      const keys = this.#keys(index, doc);
      for (const text of spec.unique ? keys.map(asText) : []) {
        if (owners.get(text)?.equals(id) === false) {
          throw this.#duplicate(spec.name, spec.key, doc, 'Index build failed: ');
        }
        owners.set(text, id);
      }
      entries.push([keys, id]);
    }
    for (const [keys, id] of entries) this.#putEntries(keys, id);
    this.indexes = [...this.indexes, index];
    this.#store.save(this);
  }

  dropIndex(index: Index): void {
    this.#store.wipe(prefix('i', index.id));
    this.indexes = this.indexes.filter((other) => other !== index);
    this.#store.save(this);
  }

  #documentKey(id: Buffer): Buffer {
    return Buffer.concat([this.prefix, id]);
  }

  #putEntries(keys: Buffer[], id: Buffer): void {
    for (const key of keys) this.db.putSync(Buffer.concat([key, id]), id);
  }

  #keys(index: Index, doc: Doc): Buffer[] {
    const { keys, multikey } = indexKeys(index, doc);
    if (multikey && !index.multikey) {
      index.multikey = true;
      if (this.indexes.includes(index)) this.#store.save(this);
    }
    return keys;
  }

  #checkUnique(index: Index, keys: Buffer[], id: Buffer, doc: Doc): void {
    if (!index.spec.unique) return;
    for (const key of keys) {
      for (const { value } of this.db.getRange({ start: key, end: after(key), limit: 2 })) {
        if (!value.equals(id)) throw this.#duplicate(index.spec.name, index.spec.key, doc);
      }
    }
  }

  #duplicate(name: string, keyPattern: Doc, doc: Doc, context = ''): CommandError {
    const keyValue: Doc = {};
    for (const path of Object.keys(keyPattern)) {
      const [first] = leaves(doc, path.split('.')).values;
      keyValue[path] = first === EMPTY_ARRAY ? null : (first ?? null);
    }
    const shown = Object.entries(keyValue).map(([path, value]) => `${path}: ${show(value)}`);
    return new CommandError(
      'DuplicateKey',
      `${context}E11000 duplicate key error collection: ${this.ns} index: ${name} dup key: { ${shown.join(', ')} }`,
      { keyPattern, keyValue },
    );
  }
}

function without(keys: Buffer[], others: Buffer[]): Buffer[] {
  const present = new Set(others.map(asText));
  return keys.filter((key) => !present.has(asText(key)));
}

function show(value: unknown): string {
  if (isNothing(value)) return 'null';
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  return isNumber(value) ? String(toNumber(value)) : JSON.stringify(value);
}
