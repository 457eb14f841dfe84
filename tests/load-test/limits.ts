import { STATISTICS, type Statistic, type Summary } from './measures.ts';

/** What must not be exceeded: a statistic of a measure, in milliseconds or times. */
export interface Limit {
  measure: string;
  statistic: Statistic;
  most: number;
}

export interface Verdict extends Limit {
  /** Undefined when it was never measured. */
  measured: number | undefined;
  holds: boolean;
}

/** A system that is doing well keeps these; `--limit` changes them. */
const USUAL: readonly Limit[] = [
  { measure: 'request failed', statistic: 'count', most: 0 },
  { measure: 'socket lost', statistic: 'count', most: 0 },
  { measure: 'run without an end', statistic: 'count', most: 0 },
  { measure: 'text that differs', statistic: 'count', most: 0 },
  { measure: 'signed up', statistic: 'p95', most: 2_000 },
  { measure: 'socket open', statistic: 'p95', most: 1_000 },
  { measure: 'socket answers', statistic: 'p95', most: 250 },
  { measure: 'message taken', statistic: 'p95', most: 500 },
  { measure: 'first word', statistic: 'p95', most: 3_000 },
  { measure: 'picture taken', statistic: 'p95', most: 500 },
];

/**
 * Reads a limit such as `first word p95 2000`.
 * @throws Error with a sentence about what is wrong
 */
export function readLimit(text: string): Limit {
  const [, measure = '', name = '', most = ''] = /^(.+) (\w+) (\d+)$/.exec(text.trim()) ?? [];
  const statistic = STATISTICS.find((one) => one === name);
  if (statistic) return { measure, statistic, most: Number(most) };
  throw new Error(
    `--limit: "${text}" is no limit. Write one like "first word p95 2000", with ${STATISTICS.join(', ')}.`,
  );
}

/** Holds what was measured against the usual limits and the operator's, which come first. */
export function judge(
  summaries: Readonly<Record<string, Summary>>,
  own: readonly Limit[],
): Verdict[] {
  const isSame = (a: Limit, b: Limit) => a.measure === b.measure && a.statistic === b.statistic;
  const usual = USUAL.filter((limit) => !own.some((one) => isSame(one, limit)));
  return [...own, ...usual].map((limit) => {
    const never = limit.statistic === 'count' ? 0 : undefined;
    const measured = summaries[limit.measure]?.[limit.statistic] ?? never;
    return { ...limit, measured, holds: measured === undefined || measured <= limit.most };
  });
}
