import type { OrderDocument } from '../models/order.ts';
import type { Actor } from './actor.ts';

/** An order is for whoever made it; one that outlived its account is for no member. */
export function can(
  actor: Actor,
  _action: 'read' | 'pay',
  { userId }: Pick<OrderDocument, 'userId'>,
): boolean {
  return userId?.toHexString() === actor.userId;
}
