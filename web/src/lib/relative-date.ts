const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const time = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en', { weekday: 'short' });
const weekdayLong = new Intl.DateTimeFormat('en', { weekday: 'long' });
const date = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });
const dateLong = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric' });
const dateYear = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', year: 'numeric' });

export function isSameDay(a: string | Date, b: string | Date): boolean {
  return new Date(a).toDateString() === new Date(b).toDateString();
}

/** The time since, as short as a list needs it: 'Now', '5 min', '3 h', 'Yesterday', 'Tue', 'Mar 4'. */
export function relativeDate(iso: string, now: Date): string {
  const at = new Date(iso);
  const ago = now.getTime() - at.getTime();
  if (ago < MINUTE_MS) return 'Now';
  if (ago < HOUR_MS) return `${Math.floor(ago / MINUTE_MS)} min`;
  if (isSameDay(at, now)) return `${Math.floor(ago / HOUR_MS)} h`;
  if (isSameDay(at, new Date(now.getTime() - DAY_MS))) return 'Yesterday';
  if (ago < 6 * DAY_MS) return weekday.format(at);
  return at.getFullYear() === now.getFullYear() ? date.format(at) : dateYear.format(at);
}

/** The words of a day separator. */
export function dayName(iso: string, now: Date): string {
  const at = new Date(iso);
  if (isSameDay(at, now)) return 'Today';
  if (isSameDay(at, new Date(now.getTime() - DAY_MS))) return 'Yesterday';
  const ago = now.getTime() - at.getTime();
  if (ago < 6 * DAY_MS) return weekdayLong.format(at);
  return at.getFullYear() === now.getFullYear() ? dateLong.format(at) : dateYear.format(at);
}

export function clockTime(iso: string): string {
  return time.format(new Date(iso));
}
