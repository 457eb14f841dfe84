import { EMPTY_ARRAY, field, isDoc } from './values.ts';

const INDEX = /^(0|[1-9]\d*)$/;

/** The array position a path segment stands for, -1 when it is not one. */
export const arrayIndex = (segment: string): number => (INDEX.test(segment) ? Number(segment) : -1);

/**
 * Calls `visit` for every value the path leads to, through arrays as MongoDB does, until one call
 * answers true. A document that lacks the field gives `undefined`.
 */
export function reach(
  value: unknown,
  parts: readonly string[],
  visit: (value: unknown) => boolean,
  depth = 0,
): boolean {
  const part = parts[depth];
  if (part === undefined) return visit(value);
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    const index = arrayIndex(part);
    if (index >= 0 && index < items.length && reach(items[index], parts, visit, depth + 1)) {
      return true;
    }
    return items.some((item) => isDoc(item) && reach(item, parts, visit, depth));
  }
  return isDoc(value) ? reach(field(value, part), parts, visit, depth + 1) : visit(undefined);
}

/** The values an index or a sort sees: array elements singly; `throughArray` says one was met. */
export interface Leaves {
  values: unknown[];
  throughArray: boolean;
}

/** A missing field is `undefined`, an empty array at the end of the path `EMPTY_ARRAY`. */
export function leaves(value: unknown, parts: readonly string[]): Leaves {
  const found: Leaves = { values: [], throughArray: false };
  collect(value, parts, 0, found);
  return found;
}

function collect(value: unknown, parts: readonly string[], depth: number, found: Leaves): void {
  const part = parts[depth];
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    found.throughArray = true;
    if (part === undefined) {
      if (items.length) found.values.push(...items);
      else found.values.push(EMPTY_ARRAY);
      return;
    }
    const index = arrayIndex(part);
    if (index >= 0 && index < items.length) collect(items[index], parts, depth + 1, found);
    else {
      for (const item of items) {
        if (isDoc(item)) collect(item, parts, depth, found);
      }
    }
    return;
  }
  if (part === undefined) found.values.push(value);
  else if (isDoc(value)) collect(field(value, part), parts, depth + 1, found);
  else found.values.push(undefined);
}
