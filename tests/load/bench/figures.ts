import type { Heard, Points, Written } from '../parts/order.ts';

export type Figures = Record<string, number>;

/** @param share from 0 to 1 @returns NaN of nothing */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The usual percentiles of times, by names that begin with `name`. */
export function percentiles(name: string, values: readonly number[]): Figures {
  const shares = { p50: 0.5, p90: 0.9, p95: 0.95, p99: 0.99, max: 1 };
  return Object.fromEntries(
    Object.entries(shares).map(([label, share]) => [`${name} ${label}`, percentile(values, share)]),
  );
}

/**
 * How long each word took from the model server to the client.
 * @param leaveOutMs words that were said in the first so many milliseconds of each stream
 */
export function latencies(
  written: Written,
  heard: readonly Heard[],
  leaveOutMs: number,
): { ms: number[]; said: number } {
  const ms: number[] = [];
  let said = 0;
  for (const { id, points } of heard) {
    const model = written[id] ?? { at: [], length: [] };
    const arrivals = arrivalsOf(model, points);
    const from = (model.at[0] ?? 0) + leaveOutMs;
    for (const [index, at] of model.at.entries()) {
      const cameAt = arrivals[index];
      if (at >= from) said += 1;
      if (at >= from && cameAt !== undefined) ms.push(cameAt - at);
    }
  }
  return { ms, said };
}

/**
 * The times at which words came: when the text that a client has is as long as the model's was with
 * them, whatever pieces it came in.
 */
function arrivalsOf(model: Points, points: Points): Array<number | undefined> {
  let next = 0;
  return model.length.map((length) => {
    while (next < points.length.length && (points.length[next] ?? 0) < length) next += 1;
    return points.at[next];
  });
}

/** Of several runs the median of each figure. */
export function medianOf(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [
      name,
      percentile(
        runs.map((run) => run[name] ?? Number.NaN),
        0.5,
      ),
    ]),
  );
}
