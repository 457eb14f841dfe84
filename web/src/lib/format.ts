const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });
const dayAndYear = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const suffixes: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };

/** '1 token', '3 tokens', with the noun's plain plural. */
export function count(amount: number, noun: string): string {
  return `${amount.toLocaleString('en')} ${noun}${amount === 1 ? '' : 's'}`;
}

/** 2 → '2nd'. */
export function ordinal(position: number): string {
  return `${position}${suffixes[ordinals.select(position)] ?? 'th'}`;
}

/** The day of an ISO time, with the year only when it is not this one. */
export function shortDate(iso: string, now = new Date()): string {
  const date = new Date(iso);
  return (date.getFullYear() === now.getFullYear() ? day : dayAndYear).format(date);
}
