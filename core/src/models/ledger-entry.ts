import { model, Schema, type InferSchemaType } from 'mongoose';
import { LEDGER_REASONS } from '../contract/token.ts';

/** One movement of tokens. Rows are only ever added; the sum of a user's rows is the balance. */
const ledgerEntrySchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    /** `<runId>:<kind>:<random>`, `signup`, `refill:<day>` or a cause: none is ever booked twice. */
    key: { type: String, required: true },
    /** Position in the user's history, from 1: clocks of several machines do not give an order. */
    seq: { type: Number, required: true },
    kind: { type: String, enum: LEDGER_REASONS, required: true },
    amount: { type: Number, required: true },
    /** What is owed more, or less, by it; their sum is the member's debt. */
    debt: { type: Number },
    /** A line about it that the member reads. */
    note: { type: String },
    runId: { type: Schema.Types.ObjectId },
    at: { type: Date, required: true },
  },
  { collection: 'ledger' },
);
ledgerEntrySchema.index({ userId: 1, key: 1 }, { unique: true });
ledgerEntrySchema.index({ userId: 1, seq: -1 });

export type LedgerEntryFields = InferSchemaType<typeof ledgerEntrySchema>;
export const LedgerEntry = model('LedgerEntry', ledgerEntrySchema);
