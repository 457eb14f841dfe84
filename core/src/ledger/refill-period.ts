import { DateTime } from 'luxon';
import type { RefillPeriod } from '../contract/refill.ts';

/** A day, week or month of a time zone; named by its first day there, `2026-11-23`. */
export interface Period {
  day: string;
  begin: Date;
  /** The begin of the period after it. */
  next: Date;
}

/** The period that was found last, by its length and zone: calendars are slow, and it stays for long. */
const latest = new Map<string, Period>();

/**
 * Finds the period that an instant is in. It begins at midnight of the zone, or at the first
 * instant of the day where clocks skip midnight; a week begins on Monday.
 */
export function periodOf(at: Date, every: Exclude<RefillPeriod, 'never'>, zone: string): Period {
  const key = `${every} ${zone}`;
  const known = latest.get(key);
  if (known && known.begin <= at && at < known.next) return known;
  const found = findPeriod(at, every, zone);
  latest.set(key, found);
  return found;
}

function findPeriod(at: Date, every: Exclude<RefillPeriod, 'never'>, zone: string): Period {
  const first = DateTime.fromJSDate(at, { zone }).startOf(every);
  const next = first.plus({ [every]: 1 }).startOf(every);
  return { day: first.toFormat('yyyy-MM-dd'), begin: first.toJSDate(), next: next.toJSDate() };
}
