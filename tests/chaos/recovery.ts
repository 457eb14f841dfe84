/** One fault that was done, and when. Times are milliseconds of `performance.now()`. */
interface FaultDone {
  name: string;
  at: number;
}

/** How long something was away after a fault: what, and milliseconds. */
interface Return {
  fault: string;
  what: string;
  ms: number;
}

/** Returns that are later than this belong to something else. */
const WINDOW_MS = 120_000;
/** What breaks is noticed up to this much before the note of the fault, as clocks are read. */
const SLACK_MS = 50;
/** A process that drains or hangs takes this long until others notice. */
const UNNOTICED_MS = 30_000;

/** Notes what came back after which fault, and when. */
export class Recovery {
  readonly #done: FaultDone[] = [];
  readonly #returns: Return[] = [];

  fault(name: string): void {
    this.#done.push({ name, at: performance.now() });
  }

  /** @param since the last time at which it was known to be well, milliseconds of performance.now() */
  back(what: string, since: number): void {
    const now = performance.now();
    const fault =
      this.#done.find(({ at }) => at >= since - SLACK_MS) ??
      this.#done.findLast(({ at }) => at >= since - UNNOTICED_MS);
    if (!fault || now - fault.at > WINDOW_MS) return;
    this.#returns.push({ fault: fault.name, what, ms: now - Math.max(fault.at, since) });
  }

  get faults(): number {
    return this.#done.length;
  }

  /** Rows of a table: fault, what came back, how often, p50 and p95 in milliseconds. */
  rows() {
    const groups = new Map<string, Return[]>();
    for (const one of this.#returns) {
      const key = `${one.fault}|${one.what}`;
      groups.set(key, [...(groups.get(key) ?? []), one]);
    }
    return [...groups].map(([key, returns]) => {
      const [fault = '', what = ''] = key.split('|');
      const sorted = returns.map(({ ms }) => ms).sort((a, b) => a - b);
      const at = (share: number) =>
        Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
      return { fault, what, times: sorted.length, p50: at(0.5), p95: at(0.95) };
    });
  }
}
