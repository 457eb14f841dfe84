import { model, Schema, type InferSchemaType, type HydratedDocument } from 'mongoose';

const characterSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    description: { type: String, default: null },
    traits: { type: [String], default: [] },
    greeting: { type: String, default: null },
    /** Object key of the face; null until it is painted or uploaded. */
    avatarKey: { type: String, default: null },
    /** Fields of an imported card that the product has no use for, kept for its export. */
    card: { type: Schema.Types.Mixed, default: null },
    isPublic: { type: Boolean, default: false },
  },
  { timestamps: true, collection: 'characters' },
);
characterSchema.index({ userId: 1, createdAt: -1, _id: -1 });
characterSchema.index({ isPublic: 1, createdAt: -1, _id: -1 });

export type CharacterFields = InferSchemaType<typeof characterSchema>;
export type CharacterDocument = HydratedDocument<CharacterFields>;
export const Character = model('Character', characterSchema);
