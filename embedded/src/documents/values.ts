import { BSONRegExp, Double, Int32, Long } from 'bson';
import { unsupported } from './errors.ts';

/** A BSON document as `bson` decodes it: a plain object in field order. */
export type Doc = Record<string, unknown>;

/** The order of types in sorting and in index keys (MongoDB manual, "Comparison/Sort Order"). */
export const RANK = {
  emptyArray: 3,
  null: 5,
  number: 10,
  string: 15,
  object: 20,
  array: 25,
  binary: 30,
  objectId: 35,
  boolean: 40,
  date: 45,
  regex: 50,
} as const;
export type Rank = (typeof RANK)[keyof typeof RANK];

const BSON_RANKS: Record<string, Rank> = {
  Int32: RANK.number,
  Double: RANK.number,
  Long: RANK.number,
  ObjectId: RANK.objectId,
  Binary: RANK.binary,
  BSONRegExp: RANK.regex,
};

/** Stands for an empty array where elements are wanted singly: MongoDB sorts it below null. */
export const EMPTY_ARRAY = Symbol('empty array');

const PRIMITIVE_RANKS: Record<string, Rank> = {
  symbol: RANK.emptyArray,
  undefined: RANK.null,
  number: RANK.number,
  bigint: RANK.number,
  string: RANK.string,
  boolean: RANK.boolean,
};

/** Asks for the prototype, never for `constructor`: a stored document may have a field of that name. */
export function isDoc(value: unknown): value is Doc {
  if (value === null || typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

export const isNothing = (value: unknown): value is null | undefined =>
  value === null || value === undefined;

export const isRegex = (value: unknown): value is RegExp | BSONRegExp =>
  value instanceof RegExp || value instanceof BSONRegExp;

export const has = (doc: object, key: string): boolean => Object.hasOwn(doc, key);

/** A field of a document, `undefined` when it has none of its own by that name. */
export const field = (doc: Doc, key: string): unknown => (has(doc, key) ? doc[key] : undefined);

/** Throws for the types the store keeps but cannot compare (Decimal128, Timestamp, DBRef, ...). */
export function rank(value: unknown): Rank {
  const primitive = PRIMITIVE_RANKS[typeof value];
  if (primitive !== undefined) return primitive;
  if (value === null) return RANK.null;
  if (Array.isArray(value)) return RANK.array;
  if (isDoc(value)) return RANK.object;
  if (value instanceof Date) return RANK.date;
  if (value instanceof Uint8Array) return RANK.binary;
  const name =
    typeof value === 'object' && '_bsontype' in value ? String(value._bsontype) : 'unknown';
  const known = BSON_RANKS[name];
  if (known === undefined) throw unsupported(`comparing values of type ${name}`);
  return known;
}

export type Numeric = number | bigint | Int32 | Double | Long;

export function isNumber(value: unknown): value is Numeric {
  if (typeof value === 'number' || typeof value === 'bigint') return true;
  if (value instanceof Int32 || value instanceof Double) return true;
  return value instanceof Long && value._bsontype === 'Long';
}

/** As a double; a 64-bit integer beyond 2^53 is rounded. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (value instanceof Int32 || value instanceof Double) return value.value;
  if (value instanceof Long) return value.toNumber();
  return typeof value === 'bigint' ? Number(value) : Number.NaN;
}

/** The exact 64-bit integer when the value is stored as one, else `null`. */
export function toBigInt(value: unknown): bigint | null {
  if (typeof value === 'bigint') return value;
  return value instanceof Long ? value.toBigInt() : null;
}

export const truthy = (value: unknown): boolean =>
  isNumber(value) ? toNumber(value) !== 0 : Boolean(value);

/** Sets an own field, also one called `__proto__`. */
export function setField(doc: Doc, key: string, value: unknown): void {
  if (key !== '__proto__') doc[key] = value;
  else {
    Object.defineProperty(doc, key, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  }
}

/** Copies containers; leaves (dates, ids, numbers) are never changed in place and stay shared. */
export function clone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clone);
  if (!isDoc(value)) return value;
  const copy: Doc = {};
  for (const [key, item] of Object.entries(value)) setField(copy, key, clone(item));
  return copy;
}

const TYPE_NAMES: Record<Rank, string> = {
  [RANK.emptyArray]: 'array',
  [RANK.null]: 'null',
  [RANK.number]: 'number',
  [RANK.string]: 'string',
  [RANK.object]: 'object',
  [RANK.array]: 'array',
  [RANK.binary]: 'binData',
  [RANK.objectId]: 'objectId',
  [RANK.boolean]: 'bool',
  [RANK.date]: 'date',
  [RANK.regex]: 'regex',
};

/** The type's name in `$type` and in messages; all numbers are 'number'. */
export const typeName = (value: unknown): string =>
  value === undefined ? 'missing' : TYPE_NAMES[rank(value)];

export const KNOWN_TYPES: ReadonlySet<string> = new Set(Object.values(TYPE_NAMES));
