import type { PaymentEventKind } from '@vesper/core/contract/purchase';
import { AppError } from '@vesper/core/errors';
import { Order, type OrderDocument } from '@vesper/core/models/order';
import { demoEvent } from '@vesper/core/purchases/providers/demo-event';
import { DemoProvider } from '@vesper/core/purchases/providers/demo-provider';
import type { GatewayContext } from '../../context.ts';
import { receiveWebhook } from './receive-webhook.ts';

/**
 * Plays the demo provider's part: makes an event of an order, signs it, and delivers it the way it
 * would arrive from outside, signature and all.
 * @throws AppError `not_found` where purchases are not a demonstration
 */
export async function playEvent(
  context: GatewayContext,
  order: OrderDocument,
  kind: PaymentEventKind,
): Promise<OrderDocument> {
  const { payments, clock } = context;
  if (!(payments instanceof DemoProvider) || order.provider !== 'demo') {
    throw new AppError('not_found');
  }
  const now = clock.now();
  const { body, headers } = payments.sign(demoEvent(order, kind, now), now);
  const header = (name: string): string => headers[name] ?? '';
  await receiveWebhook(context, 'demo', { query: '', body: Buffer.from(body), header });
  const after = await Order.findById(order._id);
  if (!after) throw new AppError('not_found');
  return after;
}
