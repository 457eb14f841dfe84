import { setImmediate as nextTurn } from 'node:timers/promises';
import { CommandError } from './errors.ts';

/**
 * Reads are generators that give `PAUSE` whenever a time slice is over. A read command then lets
 * the event loop turn; a write, which must not be interleaved, ignores it.
 */
export const PAUSE = Symbol('pause');
export type Paced<T> = Generator<T | typeof PAUSE, void, undefined>;

/** Long enough to be cheap, short enough that a ping beside a full scan does not notice. */
const SLICE_MS = 4;

/** `if (pace.due()) yield PAUSE;` in a loop: true once per time slice. */
export class Pace {
  #start = performance.now();
  #paused = false;

  due(): boolean {
    const now = performance.now();
    if (this.#paused) {
      this.#paused = false;
      this.#start = now;
    }
    this.#paused = now - this.#start > SLICE_MS;
    return this.#paused;
  }
}

/** Feeds `take` until it answers false, letting others run at each pause; false when more may follow. */
export async function consume<T>(
  rows: Paced<T>,
  deadline: number,
  take: (item: T) => boolean,
): Promise<boolean> {
  for (;;) {
    const next = rows.next();
    if (next.done) return true;
    if (next.value !== PAUSE) {
      if (!take(next.value)) return false;
    } else {
      if (Date.now() > deadline) {
        throw new CommandError('MaxTimeMSExpired', 'operation exceeded time limit');
      }
      await nextTurn();
    }
  }
}

/** All items at once, for writes: nothing else runs meanwhile. */
export function atOnce<T>(rows: Paced<T>): T[] {
  const items: T[] = [];
  for (const item of rows) {
    if (item !== PAUSE) items.push(item);
  }
  return items;
}

/** Puts pauses into any sequence. */
export function* paced<T>(items: Iterable<T>): Paced<T> {
  const pace = new Pace();
  for (const item of items) {
    if (pace.due()) yield PAUSE;
    yield item;
  }
}

/** Everything a sequence gives, collected without holding others up. */
export function* collect<T>(items: Paced<T>): Generator<typeof PAUSE, T[], undefined> {
  const all: T[] = [];
  for (const item of items) {
    if (item === PAUSE) yield PAUSE;
    else all.push(item);
  }
  return all;
}

/** Gives for every item what `change` makes of it: nothing, one or many. */
export function* expand<A, B>(items: Paced<A>, change: (item: A) => Iterable<B>): Paced<B> {
  for (const item of items) {
    if (item === PAUSE) yield PAUSE;
    else yield* change(item);
  }
}
