import { z } from 'zod';

export const REFILL_PERIODS = ['day', 'week', 'month', 'never'] as const;
export type RefillPeriod = (typeof REFILL_PERIODS)[number];

/** The most tokens that a rule may name. */
const MOST = 1_000_000;

/** At the begin of each period a balance below the cap gets so many tokens, up to the cap. */
export const refillRule = z.strictObject({
  every: z.enum(REFILL_PERIODS),
  tokens: z.int().min(0).max(MOST),
  cap: z.int().min(0).max(MOST),
});
export type RefillRule = z.infer<typeof refillRule>;

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The operator's settings of the refill. Periods begin at midnight of the zone, weeks on Monday. */
export const refillSettings = z.strictObject({
  zone: z.string().max(64).refine(isTimeZone, 'There is no such time zone: try Europe/Berlin.'),
  /** The rule of each plan. */
  free: refillRule,
  pro: refillRule,
});
export type RefillSettings = z.infer<typeof refillSettings>;

const never: RefillRule = { every: 'never', tokens: 0, cap: 0 };
export const NO_REFILL: RefillSettings = { zone: 'UTC', free: never, pro: never };

/**
 * The settings while no operator has changed them.
 * @param dailyTokens of the environment: so many at most, every day; 0 is never
 */
export function refillAtFirst(dailyTokens: number): RefillSettings {
  const upTo = (tokens: number): RefillRule => ({ every: 'day', tokens, cap: tokens });
  return { zone: 'UTC', free: dailyTokens > 0 ? upTo(dailyTokens) : never, pro: upTo(100) };
}
