const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });
const dayAndYear = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const suffixes: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };

/** '1 token', '3 tokens', with the noun's plain plural unless another is given. */
export function count(amount: number, noun: string, plural = `${noun}s`): string {
  return `${amount.toLocaleString('en')} ${amount === 1 ? noun : plural}`;
}

/** 2 → '2nd'. */
export function ordinal(position: number): string {
  return `${position}${suffixes[ordinals.select(position)] ?? 'th'}`;
}

const clock = new Intl.DateTimeFormat('en', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** '01:00': the time of day of an ISO time, where the reader is. */
export function clockTime(iso: string): string {
  return clock.format(new Date(iso));
}

/** The day of an ISO time, with the year only when it is not this one. */
export function shortDate(iso: string, now = new Date()): string {
  const date = new Date(iso);
  return (date.getFullYear() === now.getFullYear() ? day : dayAndYear).format(date);
}
