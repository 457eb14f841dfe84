import { ObjectId } from 'bson';
import { equal } from './bson-order.ts';
import { decode, decodeTyped, encode } from './codec.ts';
import type { Row } from './collection.ts';
import { CommandError } from './errors.ts';
import { atOnce } from './pace.ts';
import { select, type Query } from './query.ts';
import type { Store } from './store.ts';
import { compileUpdate, seedFromFilter } from './update.ts';
import { isDoc, isRegex, type Doc } from './values.ts';

// Changes of single statements. All run within `Store.write`.

function checkId(id: unknown): void {
  if (Array.isArray(id) || isRegex(id) || id === undefined) {
    throw new CommandError(
      'InvalidIdField',
      "The '_id' value cannot be of type array, regex or undefined",
    );
  }
  if (isDoc(id) && Object.keys(id).some((key) => key.startsWith('$'))) {
    throw new CommandError(
      'DollarPrefixedFieldName',
      "_id fields may not contain '$'-prefixed fields",
    );
  }
}

/** Stores a document as it came; one without an `_id`, or with it elsewhere, gets it in front. */
export function insertOne(store: Store, ns: string, bytes: Buffer): void {
  const doc = decode(bytes);
  if (Object.keys(doc)[0] === '_id') return put(store, ns, doc, bytes);
  const { _id: id = new ObjectId(), ...rest } = decodeTyped(bytes);
  const ordered = { _id: id, ...rest };
  put(store, ns, ordered, encode(ordered));
}

function put(store: Store, ns: string, doc: Doc, bytes: Buffer): void {
  checkId(doc['_id']);
  store.create(ns).insert(doc, bytes);
}

export interface UpdateStatement {
  query: Query;
  update: unknown;
  upsert: boolean;
  multi: boolean;
}

export interface Updated {
  matched: number;
  modified: number;
  /** The `_id` an upsert has made. */
  upserted?: unknown;
  before: Doc | null;
  after: Doc | null;
}

export function update(store: Store, ns: string, statement: UpdateStatement): Updated {
  const { query, multi } = statement;
  const change = compileUpdate(statement.update);
  if (multi && change.kind === 'replacement') {
    throw new CommandError(
      'FailedToParse',
      'multi update is not supported for replacement-style update',
    );
  }
  const collection = store.get(ns);
  const rows = atOnce(select(collection, { ...query, limit: multi ? 0 : 1 }));
  const result: Updated = { matched: rows.length, modified: 0, before: null, after: null };
  for (const row of rows) {
    const after = change.apply(decodeTyped(row.raw), false);
    checkSameId(row.doc['_id'], after['_id']);
    const bytes = encode(after);
    result.before = row.doc;
    result.after = after;
    if (bytes.equals(row.raw)) continue;
    collection?.replace(row, after, bytes);
    result.modified++;
  }
  if (!rows.length && statement.upsert) return insertByUpdate(store, ns, statement);
  return result;
}

function checkSameId(before: unknown, after: unknown): void {
  if (!equal(before, after)) {
    throw new CommandError('ImmutableField', "The update would modify the immutable field '_id'");
  }
}

function insertByUpdate(store: Store, ns: string, statement: UpdateStatement): Updated {
  const { filter } = statement.query;
  const change = compileUpdate(statement.update);
  const seed = seedFromFilter(filter);
  const wanted = seed['_id'];
  const start = change.kind === 'operators' ? seed : wanted === undefined ? {} : { _id: wanted };
  const { _id: id = new ObjectId(), ...rest } = change.apply(start, true);
  if (wanted !== undefined) checkSameId(wanted, id);
  const after = { _id: id, ...rest };
  put(store, ns, after, encode(after));
  return { matched: 1, modified: 0, upserted: id, before: null, after };
}

/** Deletes what the query selects; gives the rows as they were. */
export function remove(store: Store, ns: string, query: Query): Row[] {
  const collection = store.get(ns);
  const rows = atOnce(select(collection, query));
  for (const row of rows) collection?.remove(row);
  return rows;
}
