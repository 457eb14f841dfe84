/** Points of a plot are this far apart, milliseconds. */
export const STEP_MS = 5_000;

export const STATISTICS = ['p50', 'p95', 'p99', 'count'] as const;
export type Statistic = (typeof STATISTICS)[number];

/** One measure over the whole run, milliseconds; of a count, `count` alone says something. */
export type Summary = Record<Statistic, number>;

/** What was measured within one step of the run. */
export interface Step {
  /** Seconds since the beginning. */
  at: number;
  sockets: number;
  /** Of each time that was taken: p50 and p95, milliseconds, and how often. */
  times: Record<string, Summary>;
  counts: Record<string, number>;
}

/** Times and counts of a run, by name, as a whole and step by step. */
export class Measures {
  readonly #begun = performance.now();
  readonly #times = new Map<string, number[][]>();
  readonly #counts = new Map<string, number[]>();
  readonly #sockets: number[] = [];
  #open = 0;

  /** Notes how long something took, milliseconds. */
  time(name: string, ms: number): void {
    const steps = this.#times.get(name) ?? [];
    this.#times.set(name, steps);
    (steps[this.#step] ??= []).push(ms);
  }

  /** Notes that something happened. */
  count(name: string, times = 1): void {
    const steps = this.#counts.get(name) ?? [];
    this.#counts.set(name, steps);
    steps[this.#step] = (steps[this.#step] ?? 0) + times;
  }

  /** Notes that a socket was opened (1) or is gone (-1). */
  socket(change: 1 | -1): void {
    this.#open += change;
    this.#sockets[this.#step] = Math.max(this.#sockets[this.#step] ?? 0, this.#open);
  }

  get openSockets(): number {
    return this.#open;
  }

  get mostSockets(): number {
    return this.#sockets.reduce((most, open) => Math.max(most, open), 0);
  }

  total(name: string): number {
    return this.#counts.get(name)?.reduce((sum, count) => sum + count, 0) ?? 0;
  }

  summaries(): Record<string, Summary> {
    const times = [...this.#times].map(([name, steps]) => [name, summaryOf(steps.flat())] as const);
    const counts = [...this.#counts.keys()].map(
      (name) => [name, { p50: 0, p95: 0, p99: 0, count: this.total(name) }] as const,
    );
    return Object.fromEntries([...times, ...counts]);
  }

  steps(): Step[] {
    let sockets = 0;
    return Array.from({ length: this.#step + 1 }, (_, index) => {
      sockets = this.#sockets[index] ?? sockets;
      const times = [...this.#times].flatMap(([name, steps]) => {
        const taken = steps[index];
        return taken ? [[name, summaryOf(taken)] as const] : [];
      });
      const counts = [...this.#counts].map(([name, steps]) => [name, steps[index] ?? 0] as const);
      return {
        at: (index * STEP_MS) / 1_000,
        sockets,
        times: Object.fromEntries(times),
        counts: Object.fromEntries(counts),
      };
    });
  }

  get #step(): number {
    return Math.floor((performance.now() - this.#begun) / STEP_MS);
  }
}

function summaryOf(times: readonly number[]): Summary {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), count: sorted.length };
}
