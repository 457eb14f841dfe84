import { model, Schema, type HydratedDocument, type InferSchemaType } from 'mongoose';

/** A key pair on a member's device: its public half. */
const passkeySchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    /** Both as browsers write them, base64url. */
    credentialId: { type: String, required: true },
    publicKey: { type: String, required: true },
    /** Uses that the device counted: a copy of it counts anew, and is known by that. */
    counter: { type: Number, required: true },
    transports: { type: [String], default: [] },
    isSynced: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
  },
  { collection: 'passkeys' },
);
passkeySchema.index({ credentialId: 1 }, { unique: true });
passkeySchema.index({ userId: 1, createdAt: 1 });

export type PasskeyDocument = HydratedDocument<InferSchemaType<typeof passkeySchema>>;
export const Passkey = model('Passkey', passkeySchema);
