import {
  RENEWAL_GRACE_DAYS,
  type OrderStatus,
  type PaymentEventKind,
  type PaymentProblem,
} from '../contract/purchase.ts';
import {
  inOrder,
  sortPayments,
  type EventFacts,
  type OrderTerms,
  type Payment,
} from './payments.ts';

const GRACE_MS = RENEWAL_GRACE_DAYS * 86_400_000;

/** The state of an order, as its document has it. */
export interface OrderState {
  status: OrderStatus;
  paidAt: Date | null;
  paid: number;
  tax: number;
  refunded: number;
  payments: number;
  saleRef: string | null;
  paidUntil: Date | null;
  planUntil: Date | null;
  renews: boolean;
  inTrouble: boolean;
  endedAt: Date | null;
}

interface Reading {
  state: OrderState;
  /** Tokens that its member shall have got by it, all in all. */
  tokens: number;
  /** Events that change nothing, by the reason. */
  problems: Map<string, PaymentProblem>;
}

/**
 * Reads what all events of an order come to. It goes by the times at which they happened: the order
 * and number of their deliveries make no difference, so whoever reads the same events again, or
 * later ones too, never has to know what was done before.
 */
export function readOrder(terms: OrderTerms, delivered: readonly EventFacts[]): Reading {
  const events = inOrder(delivered);
  const { payments, problems } = sortPayments(terms, events);
  const sum = (of: (payment: Payment) => number): number =>
    payments.reduce((total, payment) => total + of(payment), 0);
  const state = {
    status: statusOf(terms, payments, events),
    paidAt: payments[0]?.event.at ?? null,
    paid: sum(({ event }) => event.amount ?? 0),
    tax: sum(({ event }) => event.tax ?? 0),
    refunded: sum(({ refunded }) => refunded),
    payments: payments.length,
    saleRef: events.find(({ saleRef }) => saleRef)?.saleRef ?? null,
    ...timesOf(terms, payments, events),
  };
  return { state, tokens: sum((payment) => terms.tokens - taken(terms, payment)), problems };
}

/** Tokens of a payment that are taken back: by the share of the money, in the house's favour. */
function taken({ tokens, price }: OrderTerms, { refunded, isDisputed }: Payment): number {
  return isDisputed ? tokens : Math.ceil((tokens * refunded) / price);
}

function isGivenBack({ price }: OrderTerms, { refunded, isDisputed }: Payment): boolean {
  return isDisputed || refunded >= price;
}

function statusOf(
  { price }: OrderTerms,
  payments: readonly Payment[],
  events: readonly EventFacts[],
): OrderStatus {
  const last = payments.at(-1);
  if (!last) {
    const kind = lastOf(events, 'failed', 'cancelled')?.kind;
    return kind === 'failed' || kind === 'cancelled' ? kind : 'open';
  }
  if (last.isDisputed) return 'disputed';
  return last.refunded >= price ? 'refunded' : 'paid';
}

function lastOf(
  events: readonly EventFacts[],
  ...kinds: PaymentEventKind[]
): EventFacts | undefined {
  return events.findLast(({ kind }) => kinds.includes(kind));
}

const NO_TIMES = {
  paidUntil: null,
  planUntil: null,
  renews: false,
  inTrouble: false,
  endedAt: null,
} as const;

/** Times of a subscription: what was paid for, cut where it ended. */
function timesOf(terms: OrderTerms, payments: readonly Payment[], events: readonly EventFacts[]) {
  const last = payments.at(-1);
  if (terms.kind === 'pack' || !last) return NO_TIMES;
  const paidUntil = paidTime(terms, payments, events);
  const later = events.filter(({ at }) => at >= last.event.at);
  const endedAt = lastOf(later, 'ended')?.at ?? null;
  const isLeft = lastOf(later, 'unsubscribed', 'resubscribed')?.kind === 'unsubscribed';
  const renews = endedAt === null && !isLeft && !isGivenBack(terms, last);
  return {
    paidUntil,
    planUntil: paidUntil && new Date(paidUntil.getTime() + (renews ? GRACE_MS : 0)),
    renews,
    inTrouble: renews && lastOf(later, 'renewal_failed') !== undefined,
    endedAt,
  };
}

function paidTime(
  terms: OrderTerms,
  payments: readonly Payment[],
  events: readonly EventFacts[],
): Date | null {
  const ends = events.filter(({ kind }) => kind === 'ended').map(({ at }) => at);
  const times = payments
    .filter((payment) => !isGivenBack(terms, payment))
    .flatMap(({ event: { at, paidUntil } }) => (paidUntil ? [cut(at, paidUntil, ends)] : []));
  return times.length === 0 ? null : new Date(Math.max(...times));
}

/** The end of a paid time that began at `at`, in milliseconds. */
function cut(at: Date, paidUntil: Date, ends: readonly Date[]): number {
  const end = ends.find((one) => one >= at);
  return Math.min(paidUntil.getTime(), end?.getTime() ?? Infinity);
}
