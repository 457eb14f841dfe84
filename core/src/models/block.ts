import { model, Schema } from 'mongoose';

/** A member who wants to see nothing of another; neither then sees the other. */
const blockSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    blockedId: { type: Schema.Types.ObjectId, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'blocks' },
);
blockSchema.index({ userId: 1, blockedId: 1 }, { unique: true });
blockSchema.index({ blockedId: 1 });

export const Block = model('Block', blockSchema);
