import { createHash } from 'node:crypto';
import { Binary, BSONRegExp, ObjectId } from 'bson';
import { RANK, rank, toBigInt, toNumber } from './values.ts';

// Key bytes order exactly as BSON values do, so one encoding serves indexes, sorting and comparison.
// Every value begins with its type rank and is prefix-free; a descending field is its complement.

/** LMDB throws for keys over 1,978 bytes (4 KiB pages): longer ones are cut and end in a hash. */
const MAX_KEY = 1_700;
const HASH_BYTES = 32;

const END = Buffer.from([0]);
const ESCAPED_NUL = Buffer.from([0, 0xff]);
const TAGS = new Map(Object.values(RANK).map((tag) => [tag, Buffer.from([tag])]));
const tag = (value: unknown): Buffer => TAGS.get(rank(value)) ?? END;

/** 12 bytes: the double in sortable form, then what an int64 has beyond the nearest double. */
function numberBytes(value: unknown): Buffer {
  const double = toNumber(value);
  const bytes = Buffer.alloc(12);
  bytes[0] = RANK.number;
  if (Number.isNaN(double)) return bytes;
  bytes[1] = 1;
  bytes.writeDoubleBE(double === 0 ? 0 : double, 2); // -0 equals 0
  if (bytes.readUInt8(2) & 0x80) {
    for (let i = 2; i < 10; i++) bytes.writeUInt8(~bytes.readUInt8(i) & 0xff, i);
  } else bytes.writeUInt8(bytes.readUInt8(2) | 0x80, 2);
  const exact = toBigInt(value);
  const rest = exact === null || Number.isSafeInteger(double) ? 0 : Number(exact - BigInt(double)); // at most ±1024
  bytes.writeUInt16BE(0x8000 + rest, 10);
  return bytes;
}

function putText(text: string, out: Buffer[]): void {
  text.split('\0').forEach((part, i) => {
    if (i) out.push(ESCAPED_NUL);
    out.push(Buffer.from(part, 'utf8'));
  });
  out.push(END);
}

function putBinary(value: Binary | Uint8Array, out: Buffer[]): void {
  const bytes = value instanceof Binary ? value.value() : value;
  const head = Buffer.alloc(5);
  head.writeUInt32BE(bytes.length);
  head[4] = value instanceof Binary ? value.sub_type : 0;
  out.push(head, Buffer.from(bytes));
}

function putDate(value: Date, out: Buffer[]): void {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt.asUintN(64, BigInt(value.getTime())) ^ (1n << 63n));
  out.push(bytes);
}

function putContainer(value: object, out: Buffer[]): void {
  if (Array.isArray(value)) {
    for (const item of value) putValue(item, out);
  } else {
    for (const [key, item] of Object.entries(value)) {
      out.push(tag(item));
      putText(key, out);
      putValue(item, out);
    }
  }
  out.push(END);
}

function putValue(value: unknown, out: Buffer[]): void {
  const type = rank(value);
  if (type === RANK.number) {
    out.push(numberBytes(value));
    return;
  }
  out.push(tag(value));
  if (typeof value === 'string') putText(value, out);
  else if (typeof value === 'boolean') out.push(Buffer.from([value ? 1 : 0]));
  else if (value !== null && typeof value === 'object') putObject(value, out);
}

function putObject(value: object, out: Buffer[]): void {
  if (value instanceof ObjectId) out.push(Buffer.from(value.id));
  else if (value instanceof Date) putDate(value, out);
  else if (value instanceof Binary || value instanceof Uint8Array) putBinary(value, out);
  else if (value instanceof BSONRegExp) {
    putText(value.pattern, out);
    putText(value.options, out);
  } else putContainer(value, out);
}

/** The value's key bytes, of any length; `undefined` counts as null. */
export function keyOf(value: unknown): Buffer {
  const out: Buffer[] = [];
  putValue(value, out);
  return Buffer.concat(out);
}

export const invert = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte) => ~byte));

/** Key bytes of one index field; `direction` -1 reverses the order. */
export const fieldKey = (value: unknown, direction: number): Buffer =>
  direction < 0 ? invert(keyOf(value)) : keyOf(value);

/** Shortens a key to what LMDB takes; equal keys stay equal, unequal ones unequal. */
export const fit = (key: Buffer): Buffer =>
  key.length <= MAX_KEY
    ? key
    : Buffer.concat([
        key.subarray(0, MAX_KEY - HASH_BYTES),
        createHash('sha256').update(key).digest(),
      ]);

/** Tells if a bound of this length may be compared with fitted keys. */
export const isBoundable = (key: Buffer): boolean => key.length < MAX_KEY - HASH_BYTES;

/** The first key after every key that begins with `prefix`. */
export function after(prefix: Buffer): Buffer {
  const last = prefix.findLastIndex((byte) => byte !== 0xff);
  if (last < 0) return Buffer.concat([prefix, Buffer.from([0xff])]);
  const next = Buffer.from(prefix.subarray(0, last + 1));
  next.writeUInt8(next.readUInt8(last) + 1, last);
  return next;
}

/** The keys between which every value of the same type as `value` lies. */
export function typeRange(value: unknown): { low: Buffer; high: Buffer } {
  const type = rank(value);
  return { low: Buffer.from([type]), high: Buffer.from([type + 1]) };
}

export const compareBuffers = (a: Buffer, b: Buffer): number => Buffer.compare(a, b);
