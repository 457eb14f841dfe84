import type { RunContext } from '../runs/run-context.ts';

/** A thing that is not as it should be. */
export interface Finding {
  /** Ids only: what is printed may be pasted anywhere. */
  id: string;
  /** Puts it right; missing where a person has to decide. Safe to repeat. */
  repair?: () => Promise<unknown>;
}

/** One kind of thing that can go wrong. It reads in parts, whatever the size of the data. */
export interface Check {
  /** One line says it, after a number: "3 likes of pictures that are gone". */
  finds: string;
  /** Tells what a repair does, or why there is none. */
  remedy: string;
  run(context: RunContext): AsyncGenerator<Finding>;
}
