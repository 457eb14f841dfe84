import { model, Schema } from 'mongoose';

/** What a character was before a change of it: its texts, in the shape of requests. */
const characterVersionSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    characterId: { type: Schema.Types.ObjectId, required: true },
    /** The revision of the character that it was. */
    revision: { type: Number, required: true },
    /** `characterTexts` in the contract. */
    texts: { type: Schema.Types.Mixed, required: true },
    /** When something else took its place. */
    createdAt: { type: Date, required: true },
  },
  { collection: 'character_versions', minimize: false },
);
// One of each revision, however often its change is tried.
characterVersionSchema.index({ characterId: 1, revision: -1 }, { unique: true });
characterVersionSchema.index({ userId: 1 });

export const CharacterVersion = model('CharacterVersion', characterVersionSchema);
