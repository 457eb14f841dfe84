import { model, Schema, type HydratedDocument, type InferSchemaType } from 'mongoose';

/** A key by which a script acts for an operator. Only its hash is kept. */
const operatorKeySchema = new Schema(
  {
    /** The operator it acts for. */
    userId: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    prefix: { type: String, required: true },
    /** SHA-256: the key is 32 random bytes, which nobody finds by trying. */
    hash: { type: String, required: true },
    scopes: { type: [String], required: true },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date },
    expiresAt: { type: Date },
    revokedAt: { type: Date },
  },
  { collection: 'operator_keys' },
);
operatorKeySchema.index({ hash: 1 }, { unique: true });
operatorKeySchema.index({ userId: 1 });

export type OperatorKeyDocument = HydratedDocument<InferSchemaType<typeof operatorKeySchema>>;
export const OperatorKey = model('OperatorKey', operatorKeySchema);
