import { model, Schema, type HydratedDocument, type InferSchemaType } from 'mongoose';

/** An account at a sign-in service, which opens one of ours. */
const identitySchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    /** These two name it for ever; an address may be given to somebody else. */
    issuer: { type: String, required: true },
    subject: { type: String, required: true },
    email: { type: String, default: null },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
  },
  { collection: 'identities' },
);
identitySchema.index({ issuer: 1, subject: 1 }, { unique: true });
identitySchema.index({ userId: 1 });

export type IdentityDocument = HydratedDocument<InferSchemaType<typeof identitySchema>>;
export const Identity = model('Identity', identitySchema);
