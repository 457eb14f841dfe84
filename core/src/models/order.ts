import { model, Schema, type HydratedDocument, type InferSchemaType } from 'mongoose';
import { CURRENCIES, ORDER_STATUSES, PAYMENT_PROVIDERS } from '../contract/purchase.ts';

/** A movement of tokens that is decided and may not be in the ledger yet. */
const pendingMove = new Schema(
  { n: { type: Number, required: true }, amount: { type: Number, required: true } },
  { _id: false },
);

/**
 * Something that a member wants to buy, and what its payment events came to. Everything below the
 * price follows from these events and is derived anew with each one.
 */
const orderSchema = new Schema(
  {
    /** Gone with the account: the order itself stays for bookkeeping, without a name to it. */
    userId: { type: Schema.Types.ObjectId },
    /** `<userId>:<requestId>`: the same request asked twice is one order. */
    requestKey: { type: String },
    provider: { type: String, enum: PAYMENT_PROVIDERS, required: true },
    kind: { type: String, enum: ['pack', 'plan'], required: true },
    itemId: { type: String, required: true },
    name: { type: String, required: true },
    /** Tokens that one payment brings. */
    tokens: { type: Number, required: true, min: 0 },
    /** Hundredths, without taxes. */
    price: { type: Number, required: true, min: 1 },
    currency: { type: String, enum: CURRENCIES, required: true },
    createdAt: { type: Date, required: true },

    status: { type: String, enum: ORDER_STATUSES, default: 'open' },
    paidAt: { type: Date, default: null },
    /** Sums over all payments: what was asked, taxes on top of it, and what was given back. */
    paid: { type: Number, default: 0 },
    tax: { type: Number, default: 0 },
    refunded: { type: Number, default: 0 },
    payments: { type: Number, default: 0 },
    /** The provider's name for the subscription or sale, with which it can be cancelled there. */
    saleRef: { type: String, default: null },
    paidUntil: { type: Date, default: null },
    /** With the days of grace: so long the plan is theirs. */
    planUntil: { type: Date, default: null },
    renews: { type: Boolean, default: false },
    inTrouble: { type: Boolean, default: false },
    endedAt: { type: Date, default: null },

    /** Tokens that it has brought so far, the pending movement included. */
    booked: { type: Number, default: 0 },
    moves: { type: Number, default: 0 },
    pendingMove: { type: pendingMove },
    /** Grows with every change, so that what was read before decides nothing after. */
    version: { type: Number, default: 0 },
  },
  { collection: 'orders' },
);
orderSchema.index({ requestKey: 1 }, { unique: true, sparse: true });
orderSchema.index({ userId: 1, createdAt: -1, _id: -1 });
orderSchema.index({ createdAt: -1, _id: -1 });

export type OrderFields = InferSchemaType<typeof orderSchema>;
export type OrderDocument = HydratedDocument<OrderFields>;
export const Order = model('Order', orderSchema);
