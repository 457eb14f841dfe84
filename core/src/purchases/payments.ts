import type { Currency, PaymentEventKind, PaymentProblem } from '../contract/purchase.ts';

/** An order, as far as its events are measured by it. */
export interface OrderTerms {
  kind: 'pack' | 'plan';
  tokens: number;
  price: number;
  currency: Currency;
}

/** A payment event, as far as it means something for its order. */
export interface EventFacts {
  eventId: string;
  kind: PaymentEventKind;
  saleRef?: string | null;
  paymentRef?: string | null;
  reverses?: string | null;
  amount?: number | null;
  tax?: number;
  currency?: Currency | null;
  at: Date;
  paidUntil?: Date | null;
}

/** A payment that counts, and how much of it was given back or is disputed. */
export interface Payment {
  event: EventFacts;
  refunded: number;
  isDisputed: boolean;
}

interface Sorted {
  payments: Payment[];
  problems: Map<string, PaymentProblem>;
}

/** By the time at which things happened; names decide between two of one instant. */
export function inOrder(events: readonly EventFacts[]): EventFacts[] {
  return [...events].sort(
    (a, b) => a.at.getTime() - b.at.getTime() || (a.eventId < b.eventId ? -1 : 1),
  );
}

/** Sorts out which payments count, and what came back of each. @param events in their order */
export function sortPayments(terms: OrderTerms, events: readonly EventFacts[]): Sorted {
  const problems = new Map<string, PaymentProblem>();
  const payments: Payment[] = [];
  for (const event of events) {
    if (event.kind !== 'paid' && event.kind !== 'renewed') continue;
    const problem = objection(terms, payments, event);
    if (problem) problems.set(event.eventId, problem);
    else payments.push({ event, refunded: 0, isDisputed: false });
  }
  for (const event of events) {
    const problem = takeBack(terms, payments, event);
    if (problem) problems.set(event.eventId, problem);
  }
  return { payments, problems };
}

function objection(
  { kind, price, currency }: OrderTerms,
  payments: readonly Payment[],
  event: EventFacts,
): PaymentProblem | null {
  // A provider that names no currency means the one that it was asked for.
  if (event.amount !== price || (event.currency ?? currency) !== currency) return 'amount';
  const isRepeat =
    event.kind === 'paid'
      ? payments.some((one) => one.event.kind === 'paid')
      : kind === 'pack' || payments.some((one) => one.event.paymentRef === event.paymentRef);
  return isRepeat ? 'duplicate' : null;
}

/** A refund or dispute of a payment that does not count, or is not known yet, takes nothing. */
function takeBack(
  { price, currency }: OrderTerms,
  payments: readonly Payment[],
  event: EventFacts,
): PaymentProblem | null {
  const { kind, amount } = event;
  if (kind !== 'refunded' && kind !== 'disputed' && kind !== 'dispute_won') return null;
  const payment = reversed(payments, event);
  if (!payment) return null;
  if (kind === 'refunded') {
    if ((event.currency ?? currency) !== currency) return 'amount';
    payment.refunded = Math.min(price, payment.refunded + (amount ?? price));
  } else {
    payment.isDisputed = kind === 'disputed';
  }
  return null;
}

function reversed(payments: readonly Payment[], { reverses, at }: EventFacts): Payment | undefined {
  if (reverses) return payments.find(({ event }) => event.paymentRef === reverses);
  return payments.findLast(({ event }) => event.at <= at) ?? payments[0];
}
