import { z } from 'zod';
import { id, time } from './common.ts';
import { PLANS } from './plans.ts';

/** Payment providers by the name the configuration gives them; `demo` is refused in production. */
export const PAYMENT_PROVIDERS = ['demo', 'verotel'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

/** Currencies that the providers take; all of them have hundredths. */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'AUD', 'CAD', 'CHF', 'DKK', 'NOK', 'SEK'] as const;
export type Currency = (typeof CURRENCIES)[number];
const currency = z.enum(CURRENCIES);

/** Hundredths of the currency: 499 is 4.99. Below 1.00 no provider charges anything. */
const price = z.int().min(100).max(1_000_000);

const packId = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/, 'Use lower-case letters, digits and dashes, 40 at most.');

const pack = z.strictObject({
  id: packId,
  name: z.string().trim().min(1).max(40),
  tokens: z.int().min(1).max(100_000),
  price,
});

/** Everything that can be bought, and what it costs; taxes are added by the provider. */
export const packsSettings = z.strictObject({
  currency,
  packs: z
    .array(pack)
    .max(12)
    .refine((packs) => new Set(packs.map((one) => one.id)).size === packs.length, {
      message: 'Two packs have the same id.',
    }),
  /** The Pro plan as a subscription: price per month, and tokens that each paid month brings. */
  pro: z.strictObject({ isOffered: z.boolean(), price, tokens: z.int().min(0).max(100_000) }),
});
export type PacksSettings = z.infer<typeof packsSettings>;

export const DEFAULT_PACKS: PacksSettings = {
  currency: 'USD',
  packs: [
    { id: 'ember', name: 'Ember', tokens: 40, price: 499 },
    { id: 'lantern', name: 'Lantern', tokens: 120, price: 1_299 },
    { id: 'bonfire', name: 'Bonfire', tokens: 300, price: 2_699 },
  ],
  pro: { isOffered: true, price: PLANS.pro.pricePerMonth * 100, tokens: 0 },
};

/** Days that a plan goes on after its paid time, while the provider tries to collect the next. */
export const RENEWAL_GRACE_DAYS = 3;

/**
 * What a provider tells of an order, in our words. `cancelled` is a checkout that was left,
 * `unsubscribed` a subscription that is not to be renewed, `ended` one that is over.
 */
export const PAYMENT_EVENTS = [
  'paid',
  'failed',
  'cancelled',
  'refunded',
  'disputed',
  'dispute_won',
  'renewed',
  'renewal_failed',
  'unsubscribed',
  'resubscribed',
  'ended',
] as const;
export type PaymentEventKind = (typeof PAYMENT_EVENTS)[number];

/** Reasons why a stored event changes nothing; operators see them. */
export const PAYMENT_PROBLEMS = ['unknown_order', 'erased', 'amount', 'duplicate'] as const;
export type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number];

export const ORDER_STATUSES = [
  'open',
  'paid',
  'failed',
  'cancelled',
  'refunded',
  'disputed',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

const money = z.object({ amount: z.int().nonnegative(), currency });
export type Money = z.infer<typeof money>;

const packView = pack.extend({ price: money });

/** What is for sale here; `possible` is false without a provider. */
export const offersView = z.object({
  possible: z.boolean(),
  /** True where the checkout only plays at paying. */
  isDemo: z.boolean(),
  packs: z.array(packView),
  /** The Pro plan by the month; null when it is not sold. */
  pro: z.object({ price: money, tokens: z.int().nonnegative() }).nullable(),
  /** Address for questions about payments. */
  support: z.string(),
});
export type OffersView = z.infer<typeof offersView>;
export type PackView = OffersView['packs'][number];

const orderItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pack'), id: z.string(), name: z.string() }),
  z.object({ kind: z.literal('plan'), id: z.literal('pro'), name: z.string() }),
]);

const subscriptionView = z.object({
  /** The end of the paid time. */
  paidUntil: time,
  /** False once it is not to be renewed, or is over. */
  renews: z.boolean(),
  /** The last renewal was refused, and the provider tries again. */
  inTrouble: z.boolean(),
  endedAt: time.nullable(),
  /** The provider's page at which it can be cancelled; null when there is nothing to cancel. */
  manageUrl: z.string().nullable(),
});

export const orderView = z.object({
  id,
  item: orderItem,
  /** Tokens that one payment of it brings. */
  tokens: z.int().nonnegative(),
  price: money,
  status: z.enum(ORDER_STATUSES),
  createdAt: time,
  /** The first payment, as the provider told it; null while there is none. */
  receipt: z
    .object({
      number: z.string(),
      paidAt: time,
      paid: money,
      /** What the provider added as taxes. */
      tax: money,
      /** What was given back, of all payments. */
      refunded: money,
      payments: z.int().positive(),
    })
    .nullable(),
  subscription: subscriptionView.nullable(),
});
export type OrderView = z.infer<typeof orderView>;

const requestId = z.uuid();

/** The same `requestId` gives the same order again. */
export const createOrderRequest = z.union([
  z.strictObject({ packId, requestId }),
  z.strictObject({ planId: z.literal('pro'), requestId }),
]);
export type CreateOrderRequest = z.infer<typeof createOrderRequest>;

export const createdOrderView = z.object({ id, redirectUrl: z.string() });

/** Buttons of the demo checkout, and what an operator can make of a demo order afterwards. */
export const DEMO_OUTCOMES = ['paid', 'failed', 'cancelled', 'unsubscribed'] as const;
export const demoCheckoutRequest = z.strictObject({ outcome: z.enum(DEMO_OUTCOMES) });
export type DemoOutcome = (typeof DEMO_OUTCOMES)[number];
