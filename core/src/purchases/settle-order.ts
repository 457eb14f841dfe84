import type { Types } from 'mongoose';
import type { PaymentProblem } from '../contract/purchase.ts';
import { Order, type OrderDocument } from '../models/order.ts';
import { PaymentEvent, type PaymentEventDocument } from '../models/payment-event.ts';
import { applyPlan } from './apply-plan.ts';
import type { PurchaseContext } from './purchase-context.ts';
import { readOrder } from './read-order.ts';
import { tellMember } from './tell-member.ts';

type Id = Types.ObjectId;

/**
 * Brings an order, its member's tokens and their plan to what its events come to. Safe to repeat,
 * and to run in several processes at once: each change of the order is one conditional update that
 * also decides the movement of tokens, and that movement has a key of its own, so that the ledger
 * takes it once whoever brings it there.
 */
export async function settleOrder(context: PurchaseContext, orderId: Id): Promise<void> {
  for (;;) {
    if (await isSettled(context, orderId)) return;
  }
}

/** Takes one step. @returns true when there is nothing left to do */
async function isSettled(context: PurchaseContext, orderId: Id): Promise<boolean> {
  const order = await Order.findById(orderId);
  if (!order) return true;
  const isTheirs = order.userId && (await book(context, order, order.userId));
  if (order.userId && isTheirs) {
    return order.pendingMove ? false : bring(context, order, order.userId);
  }
  await close(context, orderId, await eventsOf(orderId), 'erased');
  return true;
}

/** Brings an order to what its events come to. @returns false when another look has to follow */
async function bring(context: PurchaseContext, order: OrderDocument, userId: Id): Promise<boolean> {
  // After the order: an event that is stored later changes the order later, and then `version` is
  // another one.
  const events = await eventsOf(order._id);
  const { state, tokens, problems } = readOrder(order, events);
  const amount = tokens - order.booked;
  if (amount !== 0 || isChanged(order, state)) {
    if (!(await change(order, state, amount)) || amount !== 0) return false;
  }
  if (order.kind === 'plan') await applyPlan(context, userId);
  await close(context, order._id, events, problems);
  const isNews = events.some(({ settledAt }) => settledAt === null);
  if (isNews) await tellMember(context, userId);
  return true;
}

async function eventsOf(orderId: Id): Promise<PaymentEventDocument[]> {
  return PaymentEvent.find({ orderId });
}

type State = ReturnType<typeof readOrder>['state'];

function isChanged(order: OrderDocument, state: State): boolean {
  const before: Record<string, unknown> = order.toObject();
  return Object.entries(state).some(
    ([name, value]) => JSON.stringify(before[name] ?? null) !== JSON.stringify(value),
  );
}

/** @returns false when somebody else changed it first */
async function change(order: OrderDocument, state: State, amount: number): Promise<boolean> {
  const { _id, version, moves } = order;
  const { modifiedCount } = await Order.updateOne(
    { _id, version, userId: order.userId },
    {
      $set: { ...state, ...(amount !== 0 && { pendingMove: { n: moves + 1, amount } }) },
      $inc: { version: 1, booked: amount, moves: amount === 0 ? 0 : 1 },
    },
  );
  return modifiedCount === 1;
}

/** Brings a decided movement to the ledger. @returns false when there is no such member any more */
async function book(context: PurchaseContext, order: OrderDocument, userId: Id): Promise<boolean> {
  const { pendingMove, name } = order;
  if (!pendingMove) return true;
  const { n, amount } = pendingMove;
  const moved = await context.ledger.move(userId, {
    key: `order:${order.id}:${n}`,
    kind: amount > 0 ? 'purchase' : 'reversal',
    amount,
    note: name,
    paysDebt: amount > 0,
  });
  if (!moved) return false;
  await context.ledger.bookEntries(userId);
  await Order.updateOne(
    { _id: order._id, 'pendingMove.n': n },
    { $unset: { pendingMove: 1 }, $inc: { version: 1 } },
  );
  return true;
}

/** Marks events as done, each with the reason if it changed nothing. */
async function close(
  { clock }: PurchaseContext,
  orderId: Id,
  events: readonly PaymentEventDocument[],
  problems: ReadonlyMap<string, PaymentProblem> | 'erased',
): Promise<void> {
  const settledAt = clock.now();
  for (const event of events) {
    const { _id, eventId } = event;
    // What was settled while the member was here stays as it was.
    if (problems === 'erased' && event.settledAt) continue;
    const problem = problems === 'erased' ? problems : (problems.get(eventId) ?? null);
    if (event.settledAt && event.problem === problem) continue;
    await PaymentEvent.updateOne({ _id, orderId }, { $set: { settledAt, problem } });
  }
}
