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
    /** From an imported card: prose beside the traits, the scene, what `{{char}}` stands for. */
    personality: { type: String, default: null },
    scenario: { type: String, default: null },
    nickname: { type: String, default: null },
    otherGreetings: { type: [String], default: [] },
    /**
     * The imported card as it came (`packCard`), for its export. Up to 2 MB, so it is read only
     * where it is asked for. A string, since a document can hold neither any field name nor half a
     * surrogate pair.
     */
    card: { type: String, default: null, select: false },
    isPublic: { type: Boolean, default: false },
  },
  { timestamps: true, collection: 'characters' },
);
characterSchema.index({ userId: 1, createdAt: -1, _id: -1 });
// For housekeeping, which looks for characters without a face.
characterSchema.index({ avatarKey: 1, createdAt: -1 });
characterSchema.index({ isPublic: 1, createdAt: -1, _id: -1 });

export type CharacterFields = InferSchemaType<typeof characterSchema>;
export type CharacterDocument = HydratedDocument<CharacterFields>;
export const Character = model('Character', characterSchema);
