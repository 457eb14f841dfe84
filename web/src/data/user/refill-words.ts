import { IMAGE_PRICE } from '@vesper/core/contract/plans';
import type { RefillRule } from '@vesper/core/contract/refill';
import type { UserView } from '@vesper/core/contract/user';
import { clockTime, count } from '../../lib/format.ts';

type Balance = Pick<UserView, 'tokens' | 'refill' | 'nextTokensAt'>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PERIODS = { day: 'every day', week: 'every week', month: 'every month', never: 'never' };
const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', month: 'short', day: 'numeric' });

/** 'at 01:00' within a day, 'on Mon, Nov 30' later; in the reader's own time. */
function timeWords(at: string, now: number): string {
  return Date.parse(at) - now <= DAY ? `at ${clockTime(at)}` : `on ${weekday.format(new Date(at))}`;
}

/** 'in 40 minutes', 'in 5 hours', 'in 6 days': rounded up, so that nobody comes too early. */
function untilWords(at: string, now: number): string {
  const left = Math.max(MINUTE, Date.parse(at) - now);
  if (left < HOUR) return `in ${count(Math.ceil(left / MINUTE), 'minute')}`;
  if (left <= 2 * DAY) return `in ${count(Math.ceil(left / HOUR), 'hour')}`;
  return `in ${count(Math.ceil(left / DAY), 'day')}`;
}

/** Tokens that the next refill adds to a balance as it is now; 0 for none. */
function nextTokens({ tokens, refill }: Balance): number {
  return refill === null ? 0 : Math.max(0, Math.min(refill.tokens, refill.cap - tokens));
}

/**
 * '5 more at 01:00' or '7 more on Mon, Nov 30', in the reader's own time; undefined when no more
 * will come by themselves.
 */
export function refillWords(balance: Balance, now = Date.now()): string | undefined {
  const more = nextTokens(balance);
  if (balance.nextTokensAt === null || more === 0) return undefined;
  return `${more} more ${timeWords(balance.nextTokensAt, now)}`;
}

/** 'in 4 hours'; undefined when no more will come by themselves. */
export function untilRefill(balance: Balance, now = Date.now()): string | undefined {
  if (balance.nextTokensAt === null || nextTokens(balance) === 0) return undefined;
  return untilWords(balance.nextTokensAt, now);
}

/** The two together: '5 more at 01:00, in 4 hours'. */
export function refillCountdown(balance: Balance, now = Date.now()): string | undefined {
  const words = refillWords(balance, now);
  return words === undefined ? undefined : `${words}, ${untilRefill(balance, now)}`;
}

/**
 * 'No tokens left · 5 more at 01:00', or '4 tokens needed, 1 left'; undefined while there are enough.
 * @param needed tokens
 */
export function shortageWords(
  balance: Balance,
  { now = Date.now(), needed = IMAGE_PRICE }: { now?: number; needed?: number } = {},
): string | undefined {
  const { tokens } = balance;
  if (tokens >= needed) return undefined;
  const short = tokens > 0 ? `${count(needed, 'token')} needed, ${tokens} left` : 'No tokens left';
  return [short, refillWords(balance, now)].filter(Boolean).join(' · ');
}

/** 'filled up to 5 every day', or '7 more every week, up to 20'. */
export function ruleWords({ every, tokens, cap }: RefillRule): string {
  return tokens >= cap
    ? `filled up to ${cap} ${PERIODS[every]}`
    : `${tokens} more ${PERIODS[every]}, up to ${cap}`;
}

/** Says what is owed and how it ends; undefined where nothing is. */
export function debtWords({ debt }: Pick<UserView, 'debt'>): string | undefined {
  if (debt === 0) return undefined;
  const owed = `${count(debt, 'token')} of a purchase that was taken back had been spent already.`;
  return `${owed} The next purchase pays them first.`;
}
