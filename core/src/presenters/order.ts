import type { OrderView } from '../contract/purchase.ts';
import type { OrderDocument } from '../models/order.ts';
import type { PaymentProvider } from '../purchases/providers/payment-provider.ts';

/** An order as a provider's checkout needs it. */
export function checkoutOf(order: OrderDocument) {
  const { id, kind, name, tokens, price, currency, saleRef } = order;
  const description = kind === 'pack' ? `${name}: ${tokens} tokens` : `${name}, by the month`;
  return { id: String(id), kind, description, price, currency, saleRef };
}

function itemOf({ kind, itemId, name }: OrderDocument): OrderView['item'] {
  return kind === 'pack' ? { kind, id: itemId, name } : { kind, id: 'pro', name };
}

function receiptOf(order: OrderDocument): OrderView['receipt'] {
  const { id, paidAt, paid, tax, refunded, payments, currency } = order;
  if (!paidAt || payments === 0) return null;
  return {
    // Short enough to be read out to whoever helps.
    number: String(id).slice(-10).toUpperCase(),
    paidAt: paidAt.toISOString(),
    paid: { amount: paid, currency },
    tax: { amount: tax, currency },
    refunded: { amount: refunded, currency },
    payments,
  };
}

function subscriptionOf(
  order: OrderDocument,
  provider: PaymentProvider | null,
): OrderView['subscription'] {
  const { paidUntil, renews, inTrouble, endedAt } = order;
  if (order.kind === 'pack' || !paidUntil) return null;
  // Only who sold it can end it.
  const seller = provider?.name === order.provider ? provider : null;
  return {
    paidUntil: paidUntil.toISOString(),
    renews,
    inTrouble,
    endedAt: endedAt?.toISOString() ?? null,
    manageUrl: (renews && seller?.manageUrl(checkoutOf(order))) || null,
  };
}

/** An order as its member sees it. */
export function presentOrder(order: OrderDocument, provider: PaymentProvider | null): OrderView {
  const { price, currency, tokens, status, createdAt } = order;
  return {
    id: order.id,
    item: itemOf(order),
    tokens,
    price: { amount: price, currency },
    status,
    createdAt: createdAt.toISOString(),
    receipt: receiptOf(order),
    subscription: subscriptionOf(order, provider),
  };
}
