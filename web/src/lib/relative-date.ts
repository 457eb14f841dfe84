const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const time = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en', { weekday: 'short' });
const weekdayLong = new Intl.DateTimeFormat('en', { weekday: 'long' });
const date = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });
const dateLong = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric' });
const dateYear = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', year: 'numeric' });

export function isSameDay(a: string | Date, b: string | Date): boolean {
  return new Date(a).toDateString() === new Date(b).toDateString();
}

/** How long ago, as short as a list needs it: 'Now', '5 min', '3 h', 'Yesterday', 'Tue', 'Mar 4'. */
export function relativeDate(iso: string, now: Date): string {
  const at = new Date(iso);
  const ago = now.getTime() - at.getTime();
  if (ago < MINUTE) return 'Now';
  if (ago < HOUR) return `${Math.floor(ago / MINUTE)} min`;
  if (isSameDay(at, now)) return `${Math.floor(ago / HOUR)} h`;
  if (isSameDay(at, new Date(now.getTime() - DAY))) return 'Yesterday';
  if (ago < 6 * DAY) return weekday.format(at);
  return at.getFullYear() === now.getFullYear() ? date.format(at) : dateYear.format(at);
}

/** The words of a day separator. */
export function dayName(iso: string, now: Date): string {
  const at = new Date(iso);
  if (isSameDay(at, now)) return 'Today';
  if (isSameDay(at, new Date(now.getTime() - DAY))) return 'Yesterday';
  const ago = now.getTime() - at.getTime();
  if (ago < 6 * DAY) return weekdayLong.format(at);
  return at.getFullYear() === now.getFullYear() ? dateLong.format(at) : dateYear.format(at);
}

export function clockTime(iso: string): string {
  return time.format(new Date(iso));
}
