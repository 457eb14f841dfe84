import { isOperators } from './match.ts';
import { isDoc, isRegex, RANK, rank, type Doc, type Rank } from './values.ts';

/**
 * The condition that every match meets at a path: one of `values`, or bounds (taken as inclusive), or
 * a text's beginning, of which one element of an array meets both ends.
 */
export interface Predicate {
  values?: unknown[];
  low?: unknown;
  high?: unknown;
  beginning?: string;
}
export type Predicates = Map<string, Predicate>;

const RANGED = new Set<Rank>([RANK.number, RANK.string, RANK.objectId, RANK.boolean, RANK.date]);

const hasKey = (value: unknown): boolean => {
  if (value === undefined) return false;
  const type = rank(value);
  return type !== RANK.regex && type !== RANK.array;
};
const hasRange = (value: unknown): boolean => RANGED.has(rank(value)) && !Number.isNaN(value);

/** A pattern for texts that begin with others as they are; what follows is for the matcher to see. */
const BEGINNING = /^\^((?:[^\\^$.|?*+()[\]{}]|\\[^\p{L}\p{N}])+)(?![?*+{|])/u;

/** Of several beginnings at one path the longest leads to the fewest. */
function setBeginning(predicate: Predicate, pattern: unknown): void {
  if (!isRegex(pattern)) return;
  const [source, flags] =
    pattern instanceof RegExp
      ? [pattern.source, pattern.flags]
      : [pattern.pattern, pattern.options];
  // A choice between patterns, or another way to read one, may begin otherwise.
  if (flags !== '' || source.includes('|')) return;
  const literal = BEGINNING.exec(source)?.[1]?.replace(/\\(.)/gu, '$1') ?? '';
  if (literal.length > (predicate.beginning?.length ?? 0)) predicate.beginning = literal;
}

const READ: Record<string, (predicate: Predicate, argument: unknown) => void> = {
  $eq: (predicate, wanted) => {
    if (hasKey(wanted)) predicate.values = [wanted];
    else setBeginning(predicate, wanted);
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
