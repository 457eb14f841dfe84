import { model, Schema, type HydratedDocument, type InferSchemaType } from 'mongoose';
import {
  CURRENCIES,
  PAYMENT_EVENTS,
  PAYMENT_PROBLEMS,
  PAYMENT_PROVIDERS,
} from '../contract/purchase.ts';

/**
 * What a provider told of an order, in our words and without anything of a person. Stored before
 * it means anything; kept for good, as the records of payments have to be.
 */
const paymentEventSchema = new Schema(
  {
    provider: { type: String, enum: PAYMENT_PROVIDERS, required: true },
    /** The provider's own name for it, or one that follows from its content. */
    eventId: { type: String, required: true },
    kind: { type: String, enum: PAYMENT_EVENTS, required: true },
    /** The order it names, which need not exist. */
    orderRef: { type: String, default: '' },
    orderId: { type: Schema.Types.ObjectId },
    /** The provider's names: of the sale or subscription, of this payment, of one given back. */
    saleRef: { type: String, default: null },
    paymentRef: { type: String, default: null },
    reverses: { type: String, default: null },
    /** Hundredths, without taxes; null where the provider names no amount. */
    amount: { type: Number, default: null },
    tax: { type: Number, default: 0 },
    currency: { type: String, enum: [...CURRENCIES, null], default: null },
    /** Time at which it happened, not when we heard of it. */
    at: { type: Date, required: true },
    paidUntil: { type: Date, default: null },
    receivedAt: { type: Date, required: true },
    /** Null until everything that follows from it is done. */
    settledAt: { type: Date, default: null },
    /** The reason why it changes nothing. */
    problem: { type: String, enum: [...PAYMENT_PROBLEMS, null], default: null },
  },
  { collection: 'payment_events' },
);
paymentEventSchema.index({ provider: 1, eventId: 1 }, { unique: true });
paymentEventSchema.index({ orderId: 1 });
// For housekeeping, which looks for what a crash left unsettled.
paymentEventSchema.index({ settledAt: 1, receivedAt: 1 });
paymentEventSchema.index({ receivedAt: -1, _id: -1 });

export type PaymentEventFields = InferSchemaType<typeof paymentEventSchema>;
export type PaymentEventDocument = HydratedDocument<PaymentEventFields>;
export const PaymentEvent = model('PaymentEvent', paymentEventSchema);
