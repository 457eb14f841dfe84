import type { Collection, Row } from './collection.ts';
import { distinct, prefix, type Index } from './index-keys.ts';
import {
  after,
  compareBuffers,
  fieldKey,
  fit,
  invert,
  isBoundable,
  keyOf,
  typeRange,
} from './keys.ts';
import { compileFilter } from './match.ts';
import { gatherPredicates, type Predicate, type Predicates } from './predicates.ts';
import { fetchDocuments, scanDocuments, scanIndex, type Examined, type KeyRange } from './scan.ts';
import { sortFields, type SortField } from './sort.ts';
import { isNothing, type Doc } from './values.ts';

/** The way a query gets at its documents. The filter is always checked again on each. */
export interface Plan {
  /** The index used, `null` for a scan of the whole collection. */
  index: string | null;
  /** True if the rows come in the order asked for. */
  sorted: boolean;
  rows(examined: Examined): Generator<Row>;
}

/** More ids or key combinations than this are not worth looking up one by one. */
const MAX_LOOKUPS = 10_000;
const MAX_COMBINATIONS = 2_000;

/** The longest run of equalities wins, then a range, then an order that saves sorting. */
export function plan(collection: Collection, filter: Doc, sort: Doc = {}): Plan {
  const predicates = gatherPredicates(filter);
  const order = sortFields(sort);
  const ids = predicates.get('_id')?.values;
  if (ids && ids.length <= MAX_LOOKUPS) return byId(collection, ids, order);
  const best = bestIndex(collection, predicates, order);
  if (best) {
    return {
      index: best.index.spec.name,
      sorted: best.ordered || !order.length,
      rows: (examined) =>
        scanIndex(collection, examined, best.index, best.ranges, best.ordered && best.reverse),
    };
  }
  return byScan(collection, predicates.get('_id'), order);
}

function byId(collection: Collection, ids: unknown[], order: SortField[]): Plan {
  const keys = distinct(ids.map((id) => fit(keyOf(id)))).sort(compareBuffers);
  return {
    index: '_id_',
    sorted: !order.length || keys.length === 1,
    rows: (examined) => fetchDocuments(collection, examined, keys),
  };
}

function byScan(collection: Collection, id: Predicate | undefined, order: SortField[]): Plan {
  const byIdOrder = order[0]?.path === '_id';
  const bounds = rangeOf(id, 1, false);
  const range = bounds && within(collection.prefix, bounds);
  return {
    index: byIdOrder || range ? '_id_' : null,
    sorted: !order.length || byIdOrder,
    rows: (examined) =>
      scanDocuments(collection, examined, range, byIdOrder && order[0]?.direction === -1),
  };
}

interface Candidate {
  index: Index;
  score: number;
  ranges: KeyRange[];
  ordered: boolean;
  reverse: boolean;
}

function bestIndex(
  collection: Collection,
  predicates: Predicates,
  order: SortField[],
): Candidate | undefined {
  let best: Candidate | undefined;
  for (const index of collection.indexes) {
    if (!holdsAllMatches(index, predicates)) continue;
    const candidate = examine(index, predicates, order);
    const useful = candidate.score > (best?.score ?? 0);
    if (
      !useful ||
      !candidate.ranges.every(({ start, end }) => isBoundable(start) && isBoundable(end))
    ) {
      continue;
    }
    best = candidate;
  }
  return best;
}

function examine(index: Index, predicates: Predicates, order: SortField[]): Candidate {
  const { heads, fixed, single } = equalityHeads(index, predicates);
  const next = index.fields[fixed];
  const tail = next && rangeOf(predicates.get(next.path), next.direction, index.multikey);
  const direction = single && !index.multikey ? orderDirection(index, fixed, order) : 0;
  const ordered = direction !== 0 && order.length > 0;
  return {
    index,
    score: fixed * 4 + (tail ? 2 : 0) + (ordered ? 1 : 0),
    ranges: heads.map((head) => within(head, tail)),
    ordered,
    reverse: direction < 0,
  };
}

/** The key bytes of the leading fields that the filter fixes to one or several values. */
function equalityHeads(index: Index, predicates: Predicates) {
  let heads = [prefix('i', index.id)];
  let fixed = 0;
  for (const { path, direction } of index.fields) {
    const values = predicates.get(path)?.values;
    if (!values || heads.length * values.length > MAX_COMBINATIONS) break;
    const parts = distinct(values.map((value) => fieldKey(value, direction)));
    heads = heads.flatMap((head) => parts.map((part) => Buffer.concat([head, part])));
    fixed++;
  }
  return { heads: heads.sort(compareBuffers), fixed, single: heads.length === 1 };
}

const within = (head: Buffer, range: KeyRange | undefined): KeyRange =>
  range
    ? { start: Buffer.concat([head, range.start]), end: Buffer.concat([head, range.end]) }
    : { start: head, end: after(head) };

/** 1 or -1 when the index, read that way, gives the order asked for; 0 when it does not. */
function orderDirection(index: Index, fixed: number, order: SortField[]): number {
  const equalities = new Set(index.fields.slice(0, fixed).map(({ path }) => path));
  const open = order.filter(({ path }) => !equalities.has(path));
  const rest = index.fields.slice(fixed);
  const directions = new Set(
    open.map(({ path, direction }, i) =>
      rest[i]?.path === path ? direction * rest[i].direction : 0,
    ),
  );
  const [direction = 1] = directions;
  return directions.size > 1 ? 0 : direction;
}

/** Bounds of the field's key bytes. In a multikey index two bounds may be met by two elements. */
function rangeOf(
  predicate: Predicate | undefined,
  direction: number,
  multikey: boolean,
): KeyRange | undefined {
  const { low, high, beginning } = predicate ?? {};
  if (beginning !== undefined) return beginningRange(beginning, direction);
  if (low === undefined && high === undefined) return undefined;
  const type = typeRange(low ?? high);
  const start = low === undefined ? type.low : keyOf(low);
  const useHigh = high !== undefined && !(multikey && low !== undefined);
  const end = useHigh ? after(keyOf(high)) : type.high;
  return direction > 0 ? { start, end } : { start: invert(end), end: after(invert(start)) };
}

/** The keys of texts that begin so: without the byte that ends a text. */
function beginningRange(beginning: string, direction: number): KeyRange {
  const start = fieldKey(beginning, direction).subarray(0, -1);
  return { start, end: after(start) };
}

/** Tells if a sparse or partial index is sure to have every document that may match. */
function holdsAllMatches(index: Index, predicates: Predicates): boolean {
  const first = predicates.get(index.fields[0]?.path ?? '');
  if (index.spec.sparse && !(first && (!first.values || !first.values.some(isNothing)))) {
    return false;
  }
  return Object.entries(index.spec.partialFilterExpression ?? {}).every(([path, condition]) => {
    const values = predicates.get(path)?.values;
    if (!values || path.startsWith('$')) return false;
    const accepts = compileFilter({ value: condition });
    return values.every((value) => accepts({ value }) && (!isNothing(value) || accepts({})));
  });
}
