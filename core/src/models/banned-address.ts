import { model, Schema } from 'mongoose';

/** An address with which nobody makes an account any more; it outlives the account that had it. */
const bannedAddressSchema = new Schema(
  {
    /** Keyed hash of its canonical form: the address itself is not kept. */
    hash: { type: String, required: true },
    /** The suspension that it comes from, and goes with. */
    caseId: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'banned_addresses' },
);
bannedAddressSchema.index({ hash: 1 });
bannedAddressSchema.index({ caseId: 1 }, { unique: true });

export const BannedAddress = model('BannedAddress', bannedAddressSchema);
