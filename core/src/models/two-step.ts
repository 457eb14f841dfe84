import { model, Schema, type HydratedDocument, type InferSchemaType } from 'mongoose';

/** The codes of an authenticator that a sign-in asks for, once `confirmedAt` is set. */
const twoStepSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    /** Encrypted: whoever reads the database alone makes no codes. */
    secret: { type: String, required: true },
    createdAt: { type: Date, required: true },
    confirmedAt: { type: Date, default: null },
    /** The time step of the newest code that was taken: none is taken twice. */
    lastStep: { type: Number, default: 0 },
    /** SHA-256 of those that are left; each is 80 random bits, which nobody finds by trying. */
    recoveryCodes: { type: [String], default: [] },
  },
  { collection: 'two_steps' },
);
twoStepSchema.index({ userId: 1 }, { unique: true });

export type TwoStepDocument = HydratedDocument<InferSchemaType<typeof twoStepSchema>>;
export const TwoStep = model('TwoStep', twoStepSchema);
