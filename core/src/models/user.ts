import { model, Schema, type InferSchemaType, type HydratedDocument } from 'mongoose';
import { LEDGER_REASONS } from '../contract/token.ts';

/**
 * A token movement that happened but may not be in the `ledger` collection yet. It is written in
 * the same update as the balance, so that balance and ledger agree at every instant.
 */
const pendingEntry = new Schema(
  {
    key: { type: String, required: true },
    kind: { type: String, enum: LEDGER_REASONS, required: true },
    amount: { type: Number, required: true },
    runId: { type: Schema.Types.ObjectId },
    at: { type: Date, required: true },
  },
  { _id: false },
);

/** Tokens set aside for a run that has not ended: only while it is here can they be refunded. */
const hold = new Schema(
  {
    runId: { type: Schema.Types.ObjectId, required: true },
    amount: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { _id: false },
);

const userSchema = new Schema(
  {
    /** Trimmed and lower-cased: one account per address however it is typed. */
    email: { type: String, required: true },
    passwordHash: { type: String, required: true },
    firstName: { type: String, default: null },
    lastName: { type: String, default: null },
    profileImageUrl: { type: String, default: null },
    /** Time at which they first confirmed to be 18 or older. */
    adultConfirmedAt: { type: Date, default: null },
    /** Set when everything of the account is being removed; the account itself goes last. */
    erasedAt: { type: Date },
    /** The run of the first picture with photos of oneself, which is free; see first-picture.ts. */
    giftRunId: { type: Schema.Types.ObjectId },
    /** True while nothing is to be remembered of them, and the characters that shall not alone. */
    memoryOff: { type: Boolean },
    memoryOffFor: { type: [Schema.Types.ObjectId], default: undefined },
    tokens: { type: Number, required: true, min: 0 },
    /** The last day (`2026-11-22`, UTC) on which the daily tokens were seen to, due or not. */
    refilledOn: { type: String },
    holds: { type: [hold], default: [] },
    /** In the order they happened; the front ones leave first. */
    pendingEntries: { type: [pendingEntry], default: [] },
    /** Number of booked movements; those in `pendingEntries` follow them in the history. */
    bookedEntries: { type: Number, default: 0 },
  },
  { timestamps: true, collection: 'users' },
);
userSchema.index({ email: 1 }, { unique: true });
userSchema.index({ erasedAt: 1 }, { sparse: true });
// For housekeeping, which looks for holds and entries that were left behind.
userSchema.index({ 'holds.at': 1 }, { sparse: true });
userSchema.index({ 'pendingEntries.at': 1 }, { sparse: true });

export type UserFields = InferSchemaType<typeof userSchema>;
export type UserDocument = HydratedDocument<UserFields>;
export const User = model('User', userSchema);
