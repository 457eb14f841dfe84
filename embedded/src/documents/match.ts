import { compare, equal } from './bson-order.ts';
import { badValue, CommandError, unsupported } from './errors.ts';
import { keyOf } from './keys.ts';
import { reach } from './paths.ts';
import { compileRegex } from './regex.ts';
import {
  has,
  isDoc,
  isNothing,
  isRegex,
  KNOWN_TYPES,
  rank,
  toNumber,
  truthy,
  typeName,
  type Doc,
} from './values.ts';

/** Tests one value that a path leads to; `undefined` stands for a missing field. */
type ValueTest = (value: unknown) => boolean;
/** One condition on a field: `some` answers whether any value under the path passes a test. */
type Term = (some: (test: ValueTest) => boolean) => boolean;
export type Matcher = (doc: unknown) => boolean;

const positive =
  (test: ValueTest): Term =>
  (some) =>
    some(test);
const negative =
  (terms: Term[]): Term =>
  (some) =>
    !terms.every((term) => term(some));

/** The value itself or one of its elements: how MongoDB applies most operators. */
const itselfOrElement =
  (test: ValueTest): ValueTest =>
  (value) =>
    test(value) || (Array.isArray(value) && value.some(test));

/** `{$gt: 1}` and not `{x: 1}`. */
export function isOperators(value: unknown): value is Doc {
  return isDoc(value) && (Object.keys(value)[0]?.startsWith('$') ?? false);
}

function equals(wanted: unknown): ValueTest {
  if (isRegex(wanted)) return matchesRegex(wanted);
  if (isNothing(wanted)) return itselfOrElement(isNothing);
  return itselfOrElement((value) => value !== undefined && equal(value, wanted));
}

function matchesRegex(pattern: unknown, options?: unknown): ValueTest {
  if (!isRegex(pattern) && typeof pattern !== 'string') throw badValue('$regex has to be a string');
  if (options !== undefined && typeof options !== 'string') {
    throw badValue('$options has to be a string');
  }
  const test = compileRegex(pattern, options);
  return itselfOrElement((value) => typeof value === 'string' && test(value));
}

function inRange(wanted: unknown, accepts: (order: number) => boolean): ValueTest {
  if (isRegex(wanted)) throw badValue("Can't have RegEx as arg to predicate over field");
  if (isNothing(wanted)) return itselfOrElement((value) => accepts(0) && isNothing(value));
  const type = rank(wanted);
  const wantsNaN = Number.isNaN(wanted);
  return itselfOrElement((value) => {
    if (value === undefined || rank(value) !== type) return false;
    if (wantsNaN || Number.isNaN(value)) return wantsNaN && Number.isNaN(value) && accepts(0);
    return accepts(compare(value, wanted));
  });
}

function isIn(list: unknown): ValueTest {
  if (!Array.isArray(list)) throw badValue('$in needs an array');
  const keys = new Set<string>();
  const tests: ValueTest[] = [];
  for (const item of list) {
    if (isOperators(item)) throw badValue('cannot nest $ under $in');
    if (isRegex(item)) tests.push(matchesRegex(item));
    else keys.add(keyOf(item).toString('latin1'));
  }
  return itselfOrElement(
    (value) => keys.has(keyOf(value).toString('latin1')) || tests.some((test) => test(value)),
  );
}

function hasType(wanted: unknown): ValueTest {
  const names = new Set<string>();
  for (const name of Array.isArray(wanted) ? wanted : [wanted]) {
    if (typeof name !== 'string' || !KNOWN_TYPES.has(name)) {
      throw unsupported(`$type ${JSON.stringify(name)} (it knows ${[...KNOWN_TYPES].join(', ')})`);
    }
    names.add(name);
  }
  return itselfOrElement((value) => value !== undefined && names.has(typeName(value)));
}

function hasSize(wanted: unknown): ValueTest {
  const size = toNumber(wanted);
  if (!Number.isInteger(size) || size < 0) {
    throw badValue('Failed to parse $size. Expected a non-negative integer');
  }
  return (value) => Array.isArray(value) && value.length === size;
}

const LOGICAL = new Set(['$and', '$or', '$nor']);

function hasElement(condition: unknown): ValueTest {
  if (!isDoc(condition)) throw badValue('$elemMatch needs an Object');
  const test = compileElement(condition);
  return (value) => Array.isArray(value) && value.some(test);
}

/** A test of one array element: `{$gt: 1}` looks at the element itself, `{x: 1}` into it. */
export function compileElement(condition: Doc): ValueTest {
  if (isOperators(condition) && !LOGICAL.has(Object.keys(condition)[0] ?? '')) {
    const terms = compileTerms(condition);
    return (item) => terms.every((term) => term((test) => test(item)));
  }
  const matches = compileFilter(condition);
  return (item) => (isDoc(item) || Array.isArray(item)) && matches(item);
}

function negate(condition: unknown): Term {
  if (isRegex(condition)) return negative([positive(matchesRegex(condition))]);
  if (isOperators(condition)) return negative(compileTerms(condition));
  throw badValue('$not needs a regex or a document');
}

function containsAll(list: unknown): Term[] {
  if (!Array.isArray(list)) throw badValue('$all needs an array');
  if (!list.length) return [positive(() => false)];
  return list.map((item: unknown) =>
    positive(
      isDoc(item) && has(item, '$elemMatch') ? hasElement(item['$elemMatch']) : equals(item),
    ),
  );
}

const exists: ValueTest = (value) => value !== undefined;

const OPERATORS: Record<string, (argument: unknown, siblings: Doc) => Term[]> = {
  $eq: (wanted) => [positive(equals(wanted))],
  $ne: (wanted) => [negative([positive(equals(wanted))])],
  $gt: (wanted) => [positive(inRange(wanted, (order) => order > 0))],
  $gte: (wanted) => [positive(inRange(wanted, (order) => order >= 0))],
  $lt: (wanted) => [positive(inRange(wanted, (order) => order < 0))],
  $lte: (wanted) => [positive(inRange(wanted, (order) => order <= 0))],
  $in: (list) => [positive(isIn(list))],
  $nin: (list) => [negative([positive(isIn(list))])],
  $not: (condition) => [negate(condition)],
  $exists: (wanted) => [truthy(wanted) ? positive(exists) : negative([positive(exists)])],
  $type: (wanted) => [positive(hasType(wanted))],
  $size: (wanted) => [positive(hasSize(wanted))],
  $all: containsAll,
  $elemMatch: (condition) => [positive(hasElement(condition))],
  $regex: (pattern, siblings) => [positive(matchesRegex(pattern, siblings['$options']))],
  $options: (_options, siblings) => {
    if (!has(siblings, '$regex')) throw badValue('$options needs a $regex');
    return [];
  },
};

/** Operators MongoDB has and this store refuses by name; any other is an error there as well. */
const REFUSED = new Set(
  (
    '$where $text $near $nearSphere $geoWithin $geoIntersects $jsonSchema $expr $mod $comment ' +
    '$bitsAllSet $bitsAnySet $bitsAllClear $bitsAnyClear $rand $sampleRate'
  ).split(' '),
);

function compileTerms(spec: Doc): Term[] {
  return Object.entries(spec).flatMap(([name, argument]) => {
    const operator = OPERATORS[name];
    if (operator) return operator(argument, spec);
    throw REFUSED.has(name)
      ? unsupported(`the operator ${name}`)
      : badValue(`unknown operator: ${name}`);
  });
}

function compileField(path: string, condition: unknown): Matcher {
  const terms = isOperators(condition) ? compileTerms(condition) : [positive(equals(condition))];
  const parts = path.split('.');
  return (doc) => terms.every((term) => term((test) => reach(doc, parts, test)));
}

function compileLogical(name: string, list: unknown): Matcher {
  if (!Array.isArray(list) || !list.length) {
    throw badValue(`${name} argument must be a non-empty array`);
  }
  const matchers = list.map(compileFilter);
  if (name === '$and') return (doc) => matchers.every((matches) => matches(doc));
  if (name === '$or') return (doc) => matchers.some((matches) => matches(doc));
  return (doc) => !matchers.some((matches) => matches(doc));
}

/** Compiles a query filter; throws for what is malformed, unknown or refused. */
export function compileFilter(filter: unknown): Matcher {
  if (!isDoc(filter)) {
    throw new CommandError('TypeMismatch', 'Expected field filter to be of type object');
  }
  const tests = Object.entries(filter).map(([key, condition]) => {
    if (LOGICAL.has(key)) return compileLogical(key, condition);
    if (REFUSED.has(key)) throw unsupported(`the operator ${key}`);
    if (key.startsWith('$')) throw badValue(`unknown top level operator: ${key}`);
    return compileField(key, condition);
  });
  return (doc) => tests.every((test) => test(doc));
}
