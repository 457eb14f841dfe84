import { model, Schema, type InferSchemaType } from 'mongoose';

/** One movement of tokens. Rows are only ever added; the sum of a user's rows is the balance. */
const ledgerEntrySchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    /** Unique cause, `<runId>:<kind>` or `signup`: the same movement is never booked twice. */
    key: { type: String, required: true },
    kind: { type: String, enum: ['signup', 'hold', 'refund', 'credit'], required: true },
    amount: { type: Number, required: true },
    runId: { type: Schema.Types.ObjectId },
    at: { type: Date, required: true },
  },
  { collection: 'ledger' },
);
ledgerEntrySchema.index({ userId: 1, key: 1 }, { unique: true });
ledgerEntrySchema.index({ userId: 1, at: -1, _id: -1 });

export type LedgerEntryFields = InferSchemaType<typeof ledgerEntrySchema>;
export const LedgerEntry = model('LedgerEntry', ledgerEntrySchema);
