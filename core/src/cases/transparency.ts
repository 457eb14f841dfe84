import type { TransparencyMonth } from '../contract/transparency.ts';
import type { CaseFields } from '../models/case.ts';

export type CountedCase = Pick<
  CaseFields,
  'kind' | 'reason' | 'reports' | 'openedAt' | 'isHeld' | 'decision' | 'overturnedAt'
>;

const HOUR_MS = 3_600_000;
const HIDING: readonly string[] = ['hide', 'remove', 'limit', 'suspend'];

function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  const [low = 0, high = 0] = [(sorted.length - 1) / 2, sorted.length / 2]
    .map((at) => sorted[Math.floor(at)])
    .map((value) => value ?? 0);
  return sorted.length === 0 ? null : Math.round(((low + high) / 2) * 10) / 10;
}

/** How often each of these was named, by name. */
function tally<Name extends string>(entries: Iterable<readonly [Name, number]>) {
  const counts: Partial<Record<Name, number>> = {};
  for (const [name, count] of entries) counts[name] = (counts[name] ?? 0) + count;
  return counts;
}

function monthOf(month: string, cases: readonly CountedCase[]): TransparencyMonth {
  const decided = cases.flatMap(({ decision, openedAt }) =>
    decision ? [{ action: decision.action, ms: decision.at.getTime() - openedAt.getTime() }] : [],
  );
  const hid = cases.filter(
    ({ isHeld, decision }) => isHeld || HIDING.includes(decision?.action ?? ''),
  );
  const held = cases.filter(({ isHeld }) => isHeld);
  const ofKind = (kind: CountedCase['kind']) => cases.filter((one) => one.kind === kind);
  return {
    month,
    cases: cases.length,
    reports: tally(ofKind('report').map(({ reason, reports }) => [reason, reports] as const)),
    takedowns: ofKind('takedown').length,
    decisions: tally(decided.map(({ action }) => [action, 1] as const)),
    medianHours: medianOf(decided.map(({ ms }) => ms / HOUR_MS)),
    appeals: ofKind('appeal').length,
    overturned: cases.filter(({ overturnedAt }) => overturnedAt).length,
    automatedShare: hid.length === 0 ? null : held.length / hid.length,
  };
}

/** What the cases come to, month by month; the newest first. */
export function countCases(cases: readonly CountedCase[]): TransparencyMonth[] {
  const byMonth = new Map<string, CountedCase[]>();
  for (const one of cases) {
    const month = one.openedAt.toISOString().slice(0, 7);
    byMonth.set(month, [...(byMonth.get(month) ?? []), one]);
  }
  return [...byMonth]
    .map(([month, ofMonth]) => monthOf(month, ofMonth))
    .sort((one, other) => other.month.localeCompare(one.month));
}
