import { model, Schema, type HydratedDocument, type InferSchemaType } from 'mongoose';

const CONSENT_KINDS = ['likeness', 'publication'] as const;

/** A user's yes to one text, and its time. Never changed but for its withdrawal. */
const consentSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, enum: CONSENT_KINDS, required: true },
    version: { type: String, required: true },
    /** SHA-256 of the text that was agreed to, hex. */
    textHash: { type: String, required: true },
    /** The picture that became public. */
    imageId: { type: Schema.Types.ObjectId },
    createdAt: { type: Date, required: true },
    withdrawnAt: { type: Date, default: null },
  },
  { collection: 'consents' },
);
consentSchema.index({ userId: 1, kind: 1, createdAt: -1 });

export type ConsentFields = InferSchemaType<typeof consentSchema>;
export type ConsentDocument = HydratedDocument<ConsentFields>;
export const Consent = model('Consent', consentSchema);
