import { model, Schema, type InferSchemaType, type HydratedDocument } from 'mongoose';

const characterSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    description: { type: String, default: null },
    traits: { type: [String], default: [] },
    /** The image whose picture is the character's face. */
    avatarImageId: { type: Schema.Types.ObjectId, default: null },
    isPublic: { type: Boolean, default: false },
  },
  { timestamps: true, collection: 'characters' },
);
characterSchema.index({ userId: 1, createdAt: -1, _id: -1 });
characterSchema.index({ isPublic: 1, createdAt: -1, _id: -1 });

export type CharacterFields = InferSchemaType<typeof characterSchema>;
export type CharacterDocument = HydratedDocument<CharacterFields>;
export const Character = model('Character', characterSchema);
