import type { OrderView } from '@vesper/core/contract/purchase';
import { count, shortDate } from '../../lib/format.ts';
import { moneyWords } from './money.ts';

type Tone = 'neutral' | 'positive' | 'caution' | 'danger';

interface Standing {
  word: string;
  tone: Tone;
}

const STANDINGS: Record<OrderView['status'], Standing> = {
  open: { word: 'Not paid', tone: 'neutral' },
  paid: { word: 'Paid', tone: 'positive' },
  failed: { word: 'Refused', tone: 'danger' },
  cancelled: { word: 'Cancelled', tone: 'neutral' },
  refunded: { word: 'Refunded', tone: 'caution' },
  disputed: { word: 'Disputed', tone: 'caution' },
};

/** The state of an order in a word. */
export function orderStanding({ status, subscription }: OrderView): Standing {
  if (status !== 'paid' || !subscription) return STANDINGS[status];
  if (subscription.endedAt !== null) return { word: 'Ended', tone: 'neutral' };
  if (subscription.inTrouble) return { word: 'Renewal refused', tone: 'caution' };
  return subscription.renews ? STANDINGS.paid : { word: 'Not renewed', tone: 'neutral' };
}

/** 'Ember · 40 tokens', 'Pro · by the month'. */
export function orderName({ item, tokens }: OrderView): string {
  return item.kind === 'pack'
    ? `${item.name} · ${count(tokens, 'token')}`
    : `${item.name} · monthly`;
}

/** How long a subscription runs; undefined for anything else. */
export function subscriptionWords({ subscription }: OrderView): string | undefined {
  if (!subscription) return undefined;
  const day = shortDate(subscription.paidUntil);
  if (subscription.endedAt !== null) return `Ended on ${shortDate(subscription.endedAt)}.`;
  if (subscription.inTrouble) {
    return `The last payment was refused. The provider tries again; paid until ${day}.`;
  }
  return subscription.renews ? `Renews on ${day}.` : `Runs until ${day}, and is not renewed.`;
}

/** The lines of a receipt; none for what was never paid. */
export function receiptLines({ receipt }: OrderView): Array<[what: string, value: string]> {
  if (!receipt) return [];
  const { number, paidAt, paid, tax, refunded, payments } = receipt;
  const total = { ...paid, amount: paid.amount + tax.amount };
  const lines: Array<[string, string]> = [['Date', shortDate(paidAt)]];
  if (payments > 1) lines.push(['Payments', String(payments)]);
  if (tax.amount > 0) lines.push(['Price', moneyWords(paid)], ['Taxes', moneyWords(tax)]);
  lines.push(['Paid', moneyWords(total)]);
  if (refunded.amount > 0) lines.push(['Given back', moneyWords(refunded)]);
  return [...lines, ['Receipt', number]];
}

/** An order's money and dates in a line: 'Nov 23 · $15.59 paid · receipt 4BF5FBA172'. */
export function orderLine(order: OrderView): string {
  const { receipt, createdAt, price } = order;
  if (!receipt) return `${shortDate(createdAt)} · ${moneyWords(price)}`;
  const { number, paidAt, paid, tax, refunded, payments } = receipt;
  const total = moneyWords({ ...paid, amount: paid.amount + tax.amount });
  return [
    shortDate(paidAt),
    `${total} paid${payments > 1 ? ` in ${payments} payments` : ''}`,
    tax.amount > 0 && `${moneyWords(tax)} of it taxes`,
    refunded.amount > 0 && `${moneyWords(refunded)} given back`,
    `receipt ${number}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
