import { DateTime } from 'luxon';
import { FIRST_WORD_WAITS, QUIET_HOURS, type FirstWordWait } from '../contract/first-word.ts';

/**
 * When a companion may write by itself: after the rest that was asked for, and not at night by the
 * member's own clock, whatever it does in between for summer.
 */
export function firstWordDue(
  lastSaidAt: Date,
  { after, zone }: { after: FirstWordWait; zone: string },
): Date {
  const rest = lastSaidAt.getTime() + FIRST_WORD_WAITS[after].ms;
  const rested = DateTime.fromMillis(rest, { zone });
  // A zone that this machine does not know: the rest alone counts.
  if (!rested.isValid) return new Date(rest);
  const morning = rested.set({ hour: QUIET_HOURS.until, minute: 0, second: 0, millisecond: 0 });
  if (rested.hour < QUIET_HOURS.until) return morning.toJSDate();
  if (rested.hour < QUIET_HOURS.from) return rested.toJSDate();
  return morning.plus({ days: 1 }).toJSDate();
}
