import { Row, type Collection } from './collection.ts';
import { asText, type Index } from './index-keys.ts';
import { after } from './keys.ts';

/** Keys from `start` (included) to `end` (not). */
export interface KeyRange {
  start: Buffer;
  end: Buffer;
}

/** The number of keys and documents that a query looked at, for explain. */
export interface Examined {
  keys: number;
  documents: number;
}

/** Entries taken at a time; between two chunks no read transaction is open, so writes may happen. */
const CHUNK = 256;
const ZERO = Buffer.from([0]);

function* entries(
  db: Collection['db'],
  { start, end }: KeyRange,
  reverse: boolean,
): Generator<{ key: Buffer; value: Buffer }> {
  let from = reverse ? end : start;
  for (;;) {
    // A reverse range may begin at `end` itself, which is not part of it: one entry more is taken.
    const chunk = reverse
      ? [...db.getRange({ start: from, end: start, reverse, limit: CHUNK + 1 })]
      : [...db.getRange({ start: from, end, limit: CHUNK })];
    for (const entry of chunk) {
      if (!reverse || Buffer.compare(entry.key, from) < 0) yield entry;
    }
    const last = chunk.at(-1);
    if (!last || chunk.length < CHUNK) return;
    from = reverse ? last.key : Buffer.concat([last.key, ZERO]);
  }
}

/** Documents in the order of their `_id`. */
export function* scanDocuments(
  collection: Collection,
  examined: Examined,
  range: KeyRange = { start: collection.prefix, end: after(collection.prefix) },
  reverse = false,
): Generator<Row> {
  for (const { key, value } of entries(collection.db, range, reverse)) {
    examined.documents++;
    yield new Row(key.subarray(collection.prefix.length), value);
  }
}

/** The documents with these `_id` keys. */
export function* fetchDocuments(
  collection: Collection,
  examined: Examined,
  ids: Buffer[],
): Generator<Row> {
  for (const id of ids) {
    examined.keys++;
    const raw = collection.raw(id);
    if (!raw) continue;
    examined.documents++;
    yield new Row(id, raw);
  }
}

/** Documents by an index, in its order; each once, also when several entries lead to it. */
export function* scanIndex(
  collection: Collection,
  examined: Examined,
  index: Index,
  ranges: KeyRange[],
  reverse: boolean,
): Generator<Row> {
  const seen = index.multikey || ranges.length > 1 ? new Set<string>() : null;
  for (const range of reverse ? ranges.toReversed() : ranges) {
    for (const { value: id } of entries(collection.db, range, reverse)) {
      examined.keys++;
      const text = asText(id);
      if (seen?.has(text)) continue;
      seen?.add(text);
      const raw = collection.raw(id);
      if (!raw) continue; // deleted while the scan paused
      examined.documents++;
      yield new Row(id, raw);
    }
  }
}
