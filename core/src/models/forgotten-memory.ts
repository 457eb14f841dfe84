import { createHash } from 'node:crypto';
import { model, Schema } from 'mongoose';

/**
 * The mark of a fact that a member had forgotten, so that it is not noted again from what was said
 * until then. It holds no text.
 */
const forgottenMemorySchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    characterId: { type: Schema.Types.ObjectId, default: null },
    /** Hash of its key; see `hashOfKey`. */
    hash: { type: String, required: true },
    conversationId: { type: Schema.Types.ObjectId },
    messageId: { type: Schema.Types.ObjectId },
    at: { type: Date, required: true },
  },
  { collection: 'forgotten_memories' },
);
forgottenMemorySchema.index({ userId: 1, characterId: 1 });
forgottenMemorySchema.index({ characterId: 1 });
forgottenMemorySchema.index({ conversationId: 1 }, { sparse: true });

export const ForgottenMemory = model('ForgottenMemory', forgottenMemorySchema);

export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');
