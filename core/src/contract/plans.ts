/** Prices and plans, once: pricing page, generator, ledger and limits read them here. */
export const SIGNUP_TOKENS = 5;
export const LOW_TOKENS = 3;
export const IMAGE_PRICE = 1;

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

export type PlanLimit = keyof (typeof PLANS)['free']['limits'];

/** Full lengths of the profile's usage bars (product specification, section 2). */
export const USAGE_BARS = { images: 100, messages: 1_000 } as const;
