import { isOperators } from './match.ts';
import { isDoc, RANK, rank, type Doc, type Rank } from './values.ts';

/** The condition that every match meets at a path: one of `values`, or bounds (taken as inclusive). */
export interface Predicate {
  values?: unknown[];
  low?: unknown;
  high?: unknown;
}
export type Predicates = Map<string, Predicate>;

const RANGED = new Set<Rank>([RANK.number, RANK.string, RANK.objectId, RANK.boolean, RANK.date]);

const hasKey = (value: unknown): boolean => {
  if (value === undefined) return false;
  const type = rank(value);
  return type !== RANK.regex && type !== RANK.array;
};
const hasRange = (value: unknown): boolean => RANGED.has(rank(value)) && !Number.isNaN(value);

const READ: Record<string, (predicate: Predicate, argument: unknown) => void> = {
  $eq: (predicate, wanted) => {
    if (hasKey(wanted)) predicate.values = [wanted];
  },
  $in: (predicate, list) => {
    if (Array.isArray(list) && list.every(hasKey)) predicate.values ??= list;
  },
  $gt: setLow,
  $gte: setLow,
  $lt: setHigh,
  $lte: setHigh,
};

function setLow(predicate: Predicate, bound: unknown): void {
  if (hasRange(bound)) predicate.low = bound;
}
function setHigh(predicate: Predicate, bound: unknown): void {
  if (hasRange(bound)) predicate.high = bound;
}

/** The conditions an index can serve; `$or` and the negative operators give none. */
export function gatherPredicates(filter: Doc, found: Predicates = new Map()): Predicates {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and' && Array.isArray(condition)) {
      for (const part of condition) gatherPredicates(isDoc(part) ? part : {}, found);
    }
    if (!key.startsWith('$')) gatherField(key, condition, found);
  }
  return found;
}

function gatherField(path: string, condition: unknown, found: Predicates): void {
  const predicate = found.get(path) ?? {};
  const operators = isOperators(condition) ? condition : { $eq: condition };
  for (const [name, argument] of Object.entries(operators)) READ[name]?.(predicate, argument);
  const { low, high } = predicate;
  if (low !== undefined && high !== undefined && rank(low) !== rank(high)) delete predicate.high;
  if (Object.keys(predicate).length) found.set(path, predicate);
}
