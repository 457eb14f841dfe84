import { model, Schema } from 'mongoose';
import { LIMITS } from '../contract/limits.ts';

/** What a model was given for one version of a reply, for its owner's eyes and for a day. */
const sentPromptSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    conversationId: { type: Schema.Types.ObjectId, required: true },
    messageId: { type: Schema.Types.ObjectId, required: true },
    /** Index of the version, from 0. */
    variant: { type: Number, required: true },
    /** The view without its time, as compressed JSON: parts and messages say the same twice. */
    packed: { type: Buffer, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'sent_prompts' },
);
sentPromptSchema.index({ messageId: 1, variant: 1 }, { unique: true });
sentPromptSchema.index({ conversationId: 1 });
sentPromptSchema.index({ userId: 1 });
sentPromptSchema.index({ createdAt: 1 }, { expireAfterSeconds: LIMITS.sentPromptTtl / 1000 });

export const SentPrompt = model('SentPrompt', sentPromptSchema);
