import type { Types } from 'mongoose';
import {
  type CreateOrderRequest,
  type PacksSettings,
  type PaymentProviderName,
} from '../contract/purchase.ts';
import { PLANS } from '../contract/plans.ts';
import { AppError } from '../errors.ts';
import { isDuplicateKey } from '../models/duplicate-key.ts';
import { Order, type OrderDocument } from '../models/order.ts';

interface Buyer {
  userId: Types.ObjectId;
  provider: PaymentProviderName;
  offers: PacksSettings;
  now: Date;
}

/**
 * Opens an order at today's price; the same request again finds the same order. Nothing is charged
 * by it, and nothing follows from it but by the provider's events.
 * @throws AppError `offer_gone`, `already_subscribed`, `idempotency_mismatch`
 */
export async function openOrder(buyer: Buyer, request: CreateOrderRequest): Promise<OrderDocument> {
  const { userId, provider, offers, now } = buyer;
  const item = itemOf(offers, request);
  const requestKey = `${userId.toHexString()}:${request.requestId}`;
  const known = await Order.findOne({ requestKey });
  if (known) return sameOrder(known, request);
  if (item.kind === 'plan') await assertUnsubscribed(userId, now);
  const fields = { userId, requestKey, provider, currency: offers.currency, createdAt: now };
  try {
    return await Order.create({ ...fields, ...item });
  } catch (err) {
    const first = isDuplicateKey(err) ? await Order.findOne({ requestKey }) : null;
    if (!first) throw err;
    return sameOrder(first, request);
  }
}

function itemOf({ packs, pro }: PacksSettings, request: CreateOrderRequest) {
  if ('planId' in request) {
    if (!pro.isOffered) throw new AppError('offer_gone');
    const { tokens, price } = pro;
    return { kind: 'plan', itemId: request.planId, name: PLANS.pro.name, tokens, price } as const;
  }
  const pack = packs.find(({ id }) => id === request.packId);
  if (!pack) throw new AppError('offer_gone');
  const { id: itemId, name, tokens, price } = pack;
  return { kind: 'pack', itemId, name, tokens, price } as const;
}

function sameOrder(order: OrderDocument, request: CreateOrderRequest): OrderDocument {
  const wanted = 'planId' in request ? request.planId : request.packId;
  if (order.itemId !== wanted) throw new AppError('idempotency_mismatch');
  return order;
}

async function assertUnsubscribed(userId: Types.ObjectId, now: Date): Promise<void> {
  const running = { userId, kind: 'plan', renews: true, planUntil: { $gt: now } } as const;
  if (await Order.exists(running)) throw new AppError('already_subscribed');
}
