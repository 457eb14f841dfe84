import { CommandError, unsupported } from './errors.ts';
import { fieldKey } from './keys.ts';
import { PAUSE, Pace, type Paced } from './pace.ts';
import { leaves } from './paths.ts';
import { isNumber, toNumber, type Doc } from './values.ts';

export interface SortField {
  path: string;
  parts: string[];
  direction: 1 | -1;
}

/** `{a: 1, 'b.c': -1}` in order of precedence. */
export function sortFields(spec: Doc): SortField[] {
  return Object.entries(spec).map(([path, value]) => {
    if (!isNumber(value)) throw unsupported(`sorting by an expression ('${path}', $meta)`);
    const direction = toNumber(value);
    if (direction !== 1 && direction !== -1) {
      throw new CommandError(
        'Location15975',
        '$sort key ordering must be 1 (for ascending) or -1 (for descending)',
      );
    }
    return { path, parts: path.split('.'), direction };
  });
}

/** Bytes that order documents as the sort does; of an array the least (or greatest) element counts. */
export function sortKey(spec: Doc): (doc: unknown) => Buffer {
  const fields = sortFields(spec);
  return (doc) =>
    Buffer.concat(
      fields.map(({ parts, direction }) => {
        const keys = leaves(doc, parts).values.map((value) => fieldKey(value, direction));
        const [first = fieldKey(undefined, direction), ...others] = keys;
        return others.reduce((least, key) => (Buffer.compare(key, least) < 0 ? key : least), first);
      }),
    );
}

interface Entry<T> {
  key: Buffer;
  item: T;
}
const byKey = (a: { key: Buffer }, b: { key: Buffer }): number => Buffer.compare(a.key, b.key);

/** Runs of this many items are sorted in one go (about a millisecond) and merged with pauses. */
const RUN = 1_024;

/**
 * A stable merge sort that pauses. With `keep` (the first so many are wanted) of at most one run it
 * holds no more than two runs.
 */
export function* sortPaced<T>(
  items: Paced<T>,
  key: (item: T) => Buffer,
  keep = Infinity,
): Paced<T> {
  let runs: Entry<T>[][] = [];
  let run: Entry<T>[] = [];
  for (const item of items) {
    if (item === PAUSE) yield PAUSE;
    else if (run.push({ key: key(item), item }) === RUN) {
      runs.push(run.sort(byKey));
      run = [];
      if (keep <= RUN) runs = [(yield* mergeAll(runs)).slice(0, keep)];
    }
  }
  runs.push(run.sort(byKey));
  for (const entry of yield* mergeAll(runs)) yield entry.item;
}

function* mergeAll<T>(runs: Entry<T>[][]): Generator<typeof PAUSE, Entry<T>[], undefined> {
  const pace = new Pace();
  let level = runs;
  while (level.length > 1) {
    const merged: Entry<T>[][] = [];
    for (let i = 0; i < level.length; i += 2) {
      merged.push(yield* merge(level[i] ?? [], level[i + 1] ?? [], pace));
    }
    level = merged;
  }
  return level[0] ?? [];
}

function* merge<T>(
  left: Entry<T>[],
  right: Entry<T>[],
  pace: Pace,
): Generator<typeof PAUSE, Entry<T>[], undefined> {
  const out: Entry<T>[] = [];
  let l = 0;
  let r = 0;
  for (;;) {
    if (out.length % RUN === 0 && pace.due()) yield PAUSE;
    const a = left[l];
    const b = right[r];
    if (!a || !b) return out.concat(left.slice(l), right.slice(r));
    if (byKey(a, b) <= 0) {
      out.push(a);
      l++;
    } else {
      out.push(b);
      r++;
    }
  }
}
