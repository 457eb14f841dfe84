import { z } from 'zod';
import { id, pageQuery, time } from '../common.ts';
import {
  CURRENCIES,
  ORDER_STATUSES,
  PAYMENT_EVENTS,
  PAYMENT_PROBLEMS,
  PAYMENT_PROVIDERS,
} from '../purchase.ts';
import { reason } from './common.ts';

const provider = z.enum(PAYMENT_PROVIDERS);

/** An order as a row of the desk; amounts are hundredths of its currency. */
export const deskOrder = z.object({
  id,
  /** Null once the account is erased: the order stays for bookkeeping. */
  userId: id.nullable(),
  provider,
  kind: z.enum(['pack', 'plan']),
  name: z.string(),
  tokens: z.int().nonnegative(),
  price: z.int().positive(),
  currency: z.enum(CURRENCIES),
  status: z.enum(ORDER_STATUSES),
  payments: z.int().nonnegative(),
  paid: z.int().nonnegative(),
  tax: z.int().nonnegative(),
  refunded: z.int().nonnegative(),
  /** Tokens that it has brought so far, less those that were taken back. */
  booked: z.int(),
  paidUntil: time.nullable(),
  renews: z.boolean(),
  createdAt: time,
  paidAt: time.nullable(),
});
export type DeskOrder = z.infer<typeof deskOrder>;

export const deskOrdersQuery = pageQuery.extend({
  status: z.enum(ORDER_STATUSES).optional(),
  kind: z.enum(['pack', 'plan']).optional(),
  provider: provider.optional(),
  userId: id.optional(),
});

/** What a provider told, and what came of it. */
export const deskPaymentEvent = z.object({
  id,
  provider,
  eventId: z.string(),
  kind: z.enum(PAYMENT_EVENTS),
  /** Null where it names no order that exists. */
  orderId: id.nullable(),
  orderRef: z.string(),
  saleRef: z.string().nullable(),
  paymentRef: z.string().nullable(),
  reverses: z.string().nullable(),
  amount: z.int().nullable(),
  tax: z.int().nonnegative(),
  currency: z.enum(CURRENCIES).nullable(),
  /** Time at which it happened, as far as the provider says it. */
  at: time,
  receivedAt: time,
  /** Null while it is still to be settled. */
  settledAt: time.nullable(),
  /** The reason why it changes nothing; null where all is well. */
  problem: z.enum(PAYMENT_PROBLEMS).nullable(),
});
export type DeskPaymentEvent = z.infer<typeof deskPaymentEvent>;

export const deskPaymentEventsQuery = pageQuery.extend({
  problem: z.enum(['any', ...PAYMENT_PROBLEMS]).optional(),
  kind: z.enum(PAYMENT_EVENTS).optional(),
  provider: provider.optional(),
  orderId: id.optional(),
});

export const deskOrderDetails = deskOrder.extend({
  /** In the order in which they happened. */
  events: z.array(deskPaymentEvent),
});
export type DeskOrderDetails = z.infer<typeof deskOrderDetails>;

/** Events that the demo provider can be made to tell of an order. */
const DEMO_EVENTS = [
  'refunded',
  'disputed',
  'dispute_won',
  'renewed',
  'renewal_failed',
  'ended',
] as const satisfies ReadonlyArray<(typeof PAYMENT_EVENTS)[number]>;
export const deskDemoEventRequest = z.strictObject({ kind: z.enum(DEMO_EVENTS), reason });
