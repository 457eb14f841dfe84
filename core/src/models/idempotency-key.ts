import { model, Schema } from 'mongoose';
import { LIMITS } from '../contract/limits.ts';

/** The first answer to a request that carried an `Idempotency-Key`, for 24 hours. */
const idempotencyKeySchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    key: { type: String, required: true },
    /** SHA-256 of method, path and body: the same key for another request is a mistake. */
    fingerprint: { type: String, required: true },
    /** The run this key started; its id is chosen before anything is written. */
    runId: { type: Schema.Types.ObjectId, required: true },
    /** Status and JSON body of the first answer; absent while it is being worked on. */
    status: { type: Number },
    body: { type: String },
    createdAt: { type: Date, required: true },
  },
  { collection: 'idempotency_keys' },
);
idempotencyKeySchema.index({ userId: 1, key: 1 }, { unique: true });
idempotencyKeySchema.index({ createdAt: 1 }, { expireAfterSeconds: LIMITS.idempotencyTtl / 1000 });

export const IdempotencyKey = model('IdempotencyKey', idempotencyKeySchema);
