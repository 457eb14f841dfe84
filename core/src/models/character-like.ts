import { model, Schema } from 'mongoose';

/** One person likes one character once; the character's counter follows. */
const characterLikeSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    characterId: { type: Schema.Types.ObjectId, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'character_likes' },
);
characterLikeSchema.index({ characterId: 1, userId: 1 }, { unique: true });
characterLikeSchema.index({ userId: 1, createdAt: -1 });

export const CharacterLike = model('CharacterLike', characterLikeSchema);
