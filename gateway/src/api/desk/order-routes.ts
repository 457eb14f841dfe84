import { audited } from '@vesper/core/audit/audit-log';
import { idParams } from '@vesper/core/contract/common';
import {
  deskDemoEventRequest,
  deskOrder,
  deskOrderDetails,
  deskOrdersQuery,
  deskPaymentEvent,
  deskPaymentEventsQuery,
  type DeskOrderDetails,
} from '@vesper/core/contract/desk/order';
import { AppError } from '@vesper/core/errors';
import { Order, type OrderDocument } from '@vesper/core/models/order';
import { PaymentEvent } from '@vesper/core/models/payment-event';
import { presentDeskOrder, presentPaymentEvent } from '@vesper/core/presenters/desk/order';
import { route, type Route } from '../../http/route.ts';
import { playEvent } from '../purchase/demo-checkout.ts';
import { deskList } from './desk-list.ts';
import { findOrders, findPaymentEvents } from './find-orders.ts';

/** @throws AppError `not_found` */
async function findOrder(id: string): Promise<OrderDocument> {
  const order = await Order.findById(id);
  if (!order) throw new AppError('not_found');
  return order;
}

async function detailsOf(order: OrderDocument): Promise<DeskOrderDetails> {
  const events = await PaymentEvent.find({ orderId: order._id }).sort({ at: 1, eventId: 1 });
  return { ...presentDeskOrder(order), events: events.map(presentPaymentEvent) };
}

const list = deskList({
  path: '/api/desk/orders',
  action: 'orders.read',
  summary: 'Orders of everybody, newest first, by state, kind, provider or member.',
  query: deskOrdersQuery,
  row: deskOrder,
  find: findOrders,
  columns: {
    id: ({ id }) => id,
    userId: ({ userId }) => userId,
    provider: ({ provider }) => provider,
    name: ({ name }) => name,
    status: ({ status }) => status,
    price: ({ price }) => price / 100,
    paid: ({ paid }) => paid / 100,
    tax: ({ tax }) => tax / 100,
    refunded: ({ refunded }) => refunded / 100,
    currency: ({ currency }) => currency,
    payments: ({ payments }) => payments,
    booked: ({ booked }) => booked,
    createdAt: ({ createdAt }) => createdAt,
    paidAt: ({ paidAt }) => paidAt,
  },
});

const events = deskList({
  path: '/api/desk/payment-events',
  action: 'orders.read',
  summary: 'What payment providers told, the last first; also what names no order of ours.',
  query: deskPaymentEventsQuery,
  row: deskPaymentEvent,
  find: findPaymentEvents,
  columns: {
    provider: ({ provider }) => provider,
    eventId: ({ eventId }) => eventId,
    kind: ({ kind }) => kind,
    orderId: ({ orderId }) => orderId,
    saleRef: ({ saleRef }) => saleRef,
    paymentRef: ({ paymentRef }) => paymentRef,
    amount: ({ amount }) => amount && amount / 100,
    currency: ({ currency }) => currency,
    at: ({ at }) => at,
    receivedAt: ({ receivedAt }) => receivedAt,
    problem: ({ problem }) => problem,
  },
});

const read = route({
  method: 'get',
  path: '/api/desk/orders/:id',
  access: 'staff',
  policy: { desk: 'orders.read' },
  summary: 'One order with everything that its provider told of it.',
  params: idParams,
  responses: { 200: deskOrderDetails },
  handler: async ({ params }) => ({
    status: 200,
    body: await detailsOf(await findOrder(params.id)),
  }),
});

const demo = route({
  method: 'post',
  path: '/api/desk/orders/:id/demo',
  access: 'staff',
  policy: { desk: 'orders.change' },
  summary: 'Lets the demo provider tell of a refund, a dispute, a renewal or an end.',
  params: idParams,
  body: deskDemoEventRequest,
  responses: { 200: deskOrderDetails },
  async handler({ context, params, body: { kind, reason }, staff }) {
    const order = await findOrder(params.id);
    const target = { kind: 'order', id: order.id };
    const step = { action: 'orders.demo', target, reason, details: { event: kind } };
    const after = await audited(context, staff, step, () => playEvent(context, order, kind));
    return { status: 200, body: await detailsOf(after) };
  },
});

export const deskOrderRoutes: Route[] = [...list, ...events, read, demo];
