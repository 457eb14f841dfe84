import { keyOf } from './keys.ts';

/** Orders two values as MongoDB sorts them: negative, zero or positive. */
export function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (typeof a === 'number' && typeof b === 'number' && !Number.isNaN(a) && !Number.isNaN(b)) {
    return a - b || 0;
  }
  return Buffer.compare(keyOf(a), keyOf(b));
}

/** Equality across number types (1 equals Long 1), bytewise for binary, ordered for documents. */
export const equal = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a === 'string' && typeof b === 'string') return false;
  return compare(a, b) === 0;
};
