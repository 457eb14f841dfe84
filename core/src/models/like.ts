import { model, Schema } from 'mongoose';

/** One person likes one picture once; the picture's counter follows. */
const likeSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    imageId: { type: Schema.Types.ObjectId, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'likes' },
);
likeSchema.index({ imageId: 1, userId: 1 }, { unique: true });
likeSchema.index({ userId: 1, imageId: 1 });

export const Like = model('Like', likeSchema);
