import { pattern, words } from '../../wrapped.ts';
import { numberOf } from './numbers.ts';

const DAY_MS = 86_400_000;
const MONTHS = words`
  january february march april may june july august september october november december
`;
const WEEKDAYS = words`sunday monday tuesday wednesday thursday friday saturday`;
/** Month and day of feasts that fall on the same date every year. */
const FEASTS: Readonly<Record<string, readonly [number, number]>> = {
  christmas: [12, 25],
  'christmas eve': [12, 24],
  'new year': [1, 1],
  'new years eve': [12, 31],
  halloween: [10, 31],
  'valentines day': [2, 14],
  valentines: [2, 14],
};
const MONTH = MONTHS.join('|');
const DATE = new RegExp(
  pattern`
    \b(?:(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH})
    |(${MONTH}) (?:the )?(\d{1,2})(?:st|nd|rd|th)?)(?:,? (\d{4}))?\b
  `,
);
const FEAST =
  /\b(christmas eve|christmas|new years eve|new year|halloween|valentines day|valentines)\b/;

interface When {
  date: Date;
  /** False when the year was left open: then the next such day is meant. */
  hasYear: boolean;
}

const utc = (year: number, month: number, day: number): Date =>
  new Date(Date.UTC(year, month - 1, day));
const startOf = (now: Date): Date =>
  utc(now.getUTCFullYear(), now.getUTCMonth() + 1, now.getUTCDate());
const plusDays = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);

function spokenDate(date: Date): string {
  const form = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  } as const;
  return date.toLocaleDateString('en-GB', form);
}

/** Answers about days: weekday of a date, days until one, tomorrow's date, length of a month. */
export function daysIn(text: string, now: Date): string | undefined {
  const plain = text.replace(/['’]/g, '');
  return daysUntil(plain, now) ?? weekdayOf(plain, now) ?? away(plain, now) ?? lengthOf(plain, now);
}

function daysUntil(text: string, now: Date): string | undefined {
  const asked = /\bhow (many (?:days|weeks)|long|far)\b.*\b(?:until|till|to|before|is)\b(.+)/.exec(
    text,
  );
  const found = asked ? dateIn(asked[2] ?? '', now) : undefined;
  if (!asked || !found) return undefined;
  const days = Math.round((found.date.getTime() - startOf(now).getTime()) / DAY_MS);
  if (days < 0) return undefined;
  const weeks = asked[1] === 'many weeks' ? `, a little over ${Math.floor(days / 7)} weeks` : '';
  const count = days === 1 ? '1 day' : `${days} days`;
  return days === 0 ? 'That is today.' : `${count}${weeks}: it is on ${spokenDate(found.date)}.`;
}

function weekdayOf(text: string, now: Date): string | undefined {
  if (!/\b(?:what|which) (?:day|weekday|date)\b|\bwhen is\b/.test(text)) return undefined;
  const found = dateIn(text, now);
  if (!found) return undefined;
  const verb = found.date < startOf(now) ? 'was' : 'is';
  return `That ${verb} ${spokenDate(found.date)}.`;
}

function dateIn(text: string, now: Date): When | undefined {
  const feast = FEAST.exec(text)?.[1];
  const [month, day] = (feast ? FEASTS[feast] : undefined) ?? [];
  if (month && day) return { date: next(month, day, now), hasYear: false };
  return DATE.test(text) ? writtenDate(text, now) : namedDay(text, now);
}

function writtenDate(text: string, now: Date): When | undefined {
  const [, day1, month1, month2, day2, year] = DATE.exec(text) ?? [];
  const month = MONTHS.indexOf(month1 ?? month2 ?? '') + 1;
  const day = Number(day1 ?? day2);
  const date = year ? utc(Number(year), month, day) : next(month, day, now);
  // 31 June is no day: it would come out as 1 July.
  return date.getUTCDate() === day ? { date, hasYear: year !== undefined } : undefined;
}

function next(month: number, day: number, now: Date): Date {
  const date = utc(now.getUTCFullYear(), month, day);
  return date < startOf(now) ? utc(now.getUTCFullYear() + 1, month, day) : date;
}

function namedDay(text: string, now: Date): When | undefined {
  const name = /\b(sun|mon|tues|wednes|thurs|fri|satur)day\b/.exec(text)?.[0];
  if (!name) return undefined;
  const ahead = (WEEKDAYS.indexOf(name) - now.getUTCDay() + 7) % 7 || 7;
  return { date: plusDays(startOf(now), ahead), hasYear: false };
}

function away(text: string, now: Date): string | undefined {
  const days = /\b(?:what|which) (?:day|date|weekday)\b/.test(text) ? offsetIn(text) : 0;
  if (days === 0) return undefined;
  return `That ${days < 0 ? 'was' : 'is'} ${spokenDate(plusDays(startOf(now), days))}.`;
}

/** Number of days from today: 1 for "tomorrow", -14 for "two weeks ago", 0 when none is named. */
function offsetIn(text: string): number {
  if (/\btomorrow\b/.test(text)) return 1;
  if (/\byesterday\b/.test(text)) return -1;
  const [, count = '', unit, ago] =
    /\b(?:in )?(\d{1,4}|[a-z]+) (day|week)s?( ago| from (?:now|today))?\b/.exec(text) ?? [];
  return (numberOf(count) ?? 0) * (unit === 'week' ? 7 : 1) * (ago === ' ago' ? -1 : 1);
}

function lengthOf(text: string, now: Date): string | undefined {
  const [, month, year] =
    new RegExp(
      `how many days (?:are |does )?(?:there )?(?:in )?(${MONTH})(?: have)?(?: (\\d{4}))?`,
    ).exec(text) ?? [];
  if (!month) return undefined;
  const inYear = year ? Number(year) : now.getUTCFullYear();
  const days = utc(inYear, MONTHS.indexOf(month) + 2, 0).getUTCDate();
  return `${days} days in ${inYear}.`;
}
