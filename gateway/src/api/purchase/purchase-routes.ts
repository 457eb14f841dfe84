import { Types } from 'mongoose';
import { z } from 'zod';
import { idParams, pageQuery } from '@vesper/core/contract/common';
import {
  createdOrderView,
  createOrderRequest,
  demoCheckoutRequest,
  offersView,
  orderView,
  type OffersView,
} from '@vesper/core/contract/purchase';
import { SWITCHES } from '@vesper/core/contract/switches';
import { AppError } from '@vesper/core/errors';
import { Order } from '@vesper/core/models/order';
import { checkoutOf, presentOrder } from '@vesper/core/presenters/order';
import { openOrder } from '@vesper/core/purchases/open-order';
import type { GatewayContext } from '../../context.ts';
import { cutPage, findAnchor, olderThan } from '../../http/paging.ts';
import { route, type Route } from '../../http/route.ts';
import { orders } from '../../resources/order.ts';
import { playEvent } from './demo-checkout.ts';

function presentOffers({ payments, settings, config }: GatewayContext): OffersView {
  const { currency, packs, pro } = settings.get('packs');
  const possible = payments !== null && settings.get('switches').purchases;
  const money = (amount: number) => ({ amount, currency });
  return {
    possible,
    isDemo: payments?.name === 'demo',
    packs: packs.map((pack) => ({ ...pack, price: money(pack.price) })),
    pro: pro.isOffered && possible ? { price: money(pro.price), tokens: pro.tokens } : null,
    support: config.supportEmail,
  };
}

const offers = route({
  method: 'get',
  path: '/api/purchases/packs',
  access: 'public',
  policy: 'anyone',
  summary: 'What can be bought here, for how much; and whether it can be bought now.',
  responses: { 200: offersView },
  handler: async ({ context }) => ({ status: 200, body: presentOffers(context) }),
});

const create = route({
  method: 'post',
  path: '/api/purchases/orders',
  access: 'user',
  policy: 'self',
  summary: 'Opens an order, and says where to pay it. Nothing is charged by this.',
  limit: 'orders',
  body: createOrderRequest,
  responses: { 201: createdOrderView },
  refuses: ['purchases_off', 'switched_off', 'offer_gone', 'already_subscribed'],
  async handler({ context, user, body }) {
    const { payments, settings, clock } = context;
    if (!payments) throw new AppError('purchases_off');
    if (!settings.get('switches').purchases) {
      throw new AppError('switched_off', { message: SWITCHES.purchases.refusal });
    }
    const userId = new Types.ObjectId(user.id);
    const buyer = { userId, provider: payments.name, offers: settings.get('packs') };
    const order = await openOrder({ ...buyer, now: clock.now() }, body);
    const redirectUrl = payments.checkoutUrl(checkoutOf(order));
    return { status: 201, body: { id: order.id, redirectUrl } };
  },
});

const list = route({
  method: 'get',
  path: '/api/purchases/orders',
  access: 'user',
  policy: 'self',
  summary: 'Your orders with their receipts, newest first.',
  query: pageQuery,
  responses: { 200: z.array(orderView) },
  async handler({ context, user, query: { before, limit }, ctx }) {
    const userId = new Types.ObjectId(user.id);
    const anchor = await findAnchor(before, async (id) => {
      const order = await Order.findOne({ _id: id, userId }, { createdAt: 1 });
      return order && { _id: order._id, at: order.createdAt };
    });
    const found = await Order.find({ userId, ...olderThan('createdAt', anchor) })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit + 1);
    const { items, headers } = cutPage(ctx, found, limit);
    const body = items.map((order) => presentOrder(order, context.payments));
    return { status: 200, body, headers };
  },
});

const read = route({
  method: 'get',
  path: '/api/purchases/orders/:id',
  access: 'user',
  policy: { resource: orders, action: 'read' },
  summary: 'One of your orders.',
  params: idParams,
  responses: { 200: orderView },
  handler: async ({ context, target }) => ({
    status: 200,
    body: presentOrder(target, context.payments),
  }),
});

const demoCheckout = route({
  method: 'post',
  path: '/api/purchases/orders/:id/demo',
  access: 'user',
  policy: { resource: orders, action: 'pay' },
  summary: 'Presses a button of the demo checkout; not there with a real provider.',
  limit: 'orders',
  params: idParams,
  body: demoCheckoutRequest,
  responses: { 200: orderView },
  async handler({ context, target, body: { outcome } }) {
    const order = await playEvent(context, target, outcome);
    return { status: 200, body: presentOrder(order, context.payments) };
  },
});

export const purchaseRoutes: Route[] = [offers, create, list, read, demoCheckout];
