/** Prices and plans, once: pricing page, generator, ledger and limits read them here. */
export const SIGNUP_TOKENS = 5;
export const LOW_TOKENS = 3;
export const IMAGE_PRICE = 1;
/** Tokens of a second of film, unless the operator says otherwise. */
export const VIDEO_PRICE = 1;
/** Tokens up to which a balance is filled each day, unless the operator says otherwise. */
export const DAILY_TOKENS = { default: 5, max: 1_000 } as const;

/** Plans, with the limits per calendar month (UTC) of each; null is unlimited. */
export const PLANS = {
  free: {
    name: 'Free',
    pricePerMonth: 0,
    available: true,
    limits: { images: 3, messages: 10, characters: 2, stories: 2 },
  },
  pro: {
    name: 'Pro',
    pricePerMonth: 29,
    available: false,
    limits: { images: null, messages: null, characters: null, stories: null },
  },
} as const;

export const PLAN_NAMES = ['free', 'pro'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

export type PlanLimit = keyof (typeof PLANS)['free']['limits'];

/** Full lengths of the profile's usage bars (product specification, section 2). */
export const USAGE_BARS = { images: 100, messages: 1_000 } as const;

/** The first instant of a calendar month, UTC, some months away from the one of `at`. */
export function monthStart(at: Date, away = 0): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + away));
}

/** The first instant of a day, UTC, some days away from the one of `at`. */
export function dayStart(at: Date, away = 0): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + away));
}

const NAMES: Record<PlanLimit, string> = {
  images: 'pictures',
  messages: 'messages',
  characters: 'characters',
  stories: 'stories',
};

/** Says that this month's share of something is used up, and when there is more of it. */
export function usedUpWords(what: PlanLimit, at: Date): string {
  const { name, limits } = PLANS.free;
  const day = monthStart(at, 1).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const included = `The ${name} plan includes ${limits[what]} ${NAMES[what]} a month`;
  return `${included}, and you have used them. There is more on ${day}.`;
}
