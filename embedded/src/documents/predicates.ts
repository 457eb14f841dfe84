import { isOperators } from './match.ts';
import { isDoc, RANK, rank, type Doc, type Rank } from './values.ts';

/** What every match must satisfy at a path: one of `values`, or bounds (taken as inclusive). */
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

function addOperator(predicate: Predicate, name: string, argument: unknown): void {
  if (name === '$eq' && hasKey(argument)) predicate.values = [argument];
  else if (name === '$in' && Array.isArray(argument) && argument.every(hasKey))
    predicate.values ??= argument;
  else if ((name === '$gt' || name === '$gte') && hasRange(argument)) predicate.low = argument;
  else if ((name === '$lt' || name === '$lte') && hasRange(argument)) predicate.high = argument;
}

/** The conditions an index can serve; `$or` and the negative operators give none. */
export function gatherPredicates(filter: Doc, found: Predicates = new Map()): Predicates {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and' && Array.isArray(condition))
      for (const part of condition) if (isDoc(part)) gatherPredicates(part, found);
    if (key.startsWith('$')) continue;
    const predicate = found.get(key) ?? {};
    for (const [name, argument] of Object.entries(
      isOperators(condition) ? condition : { $eq: condition },
    ))
      addOperator(predicate, name, argument);
    const { low, high } = predicate;
    if (low !== undefined && high !== undefined && rank(low) !== rank(high)) delete predicate.high;
    if (Object.keys(predicate).length) found.set(key, predicate);
  }
  return found;
}
