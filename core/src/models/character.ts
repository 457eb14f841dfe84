import { model, Schema, type InferSchemaType, type HydratedDocument } from 'mongoose';
import { characterTerms, FOUND_BY } from '../characters/character-terms.ts';
import { pictureCheckSchema } from './picture-check.ts';
import { TERMS } from './searchable.ts';
import { VISIBILITY_FIELDS } from './visibility.ts';

const characterSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    description: { type: String, default: null },
    traits: { type: [String], default: [] },
    /**
     * Words to look for it by, as `tidyTags` leaves them. Missing where its card was imported before
     * they were read.
     */
    tags: { type: [String], default: undefined },
    /** By which it is found: see `characterTerms`. */
    terms: TERMS,
    greeting: { type: String, default: null },
    /** Lines that show how they talk, as cards write them (`mes_example`). */
    exampleDialogue: { type: String, default: null },
    /** Object key of the face; null until it is painted or uploaded. */
    avatarKey: { type: String, default: null },
    /** The same while only its owner sees it: until it has passed a check. */
    ownAvatarKey: { type: String },
    pictureCheck: { type: pictureCheckSchema },
    /** Prose beside the traits, the scene, what `{{char}}` stands for: fields of cards. */
    personality: { type: String, default: null },
    scenario: { type: String, default: null },
    nickname: { type: String, default: null },
    /**
     * Instead of the operator's frame, and said after the talk: what a card tells a model to do.
     * Missing, and not null, where the card was imported before they were read: its export then has
     * them as they came.
     */
    systemPrompt: { type: String },
    postHistoryInstructions: { type: String },
    /** For people who look at the character; no model gets them. */
    creatorNotes: { type: String },
    otherGreetings: { type: [String], default: [] },
    /** How it looks in every picture of it; the picture may be gone by now. */
    look: {
      type: new Schema(
        { words: String, imageId: Schema.Types.ObjectId, seed: Number },
        { _id: false },
      ),
      default: null,
    },
    /** Of a copy: the character of somebody else that it was made of, and whose that was. */
    origin: {
      type: new Schema(
        { characterId: Schema.Types.ObjectId, userId: Schema.Types.ObjectId },
        { _id: false },
      ),
    },
    /**
     * The imported card as it came (`packCard`), for its export. Up to 2 MB, so it is read only
     * where it is asked for. A string, since a document can hold neither any field name nor half a
     * surrogate pair.
     */
    card: { type: String, default: null, select: false },
    /** Object key of the CHARX archive that it came in; null when it came otherwise. */
    archiveKey: { type: String, default: null },
    isPublic: { type: Boolean, default: false },
    /** Counts its changes: texts are judged together, so nobody changes one beside another. */
    revision: { type: Number, default: 0 },
    /** Members who like it. */
    likes: { type: Number, default: 0 },
    /** Set before a like comes or goes, until its counter was seen to agree: `recountLikes`. */
    likesChangedAt: { type: Date },
    /** Members who began to talk with it alone; each counts once while a talk of theirs is there. */
    talks: { type: Number, default: 0 },
    ...VISIBILITY_FIELDS,
  },
  { timestamps: true, collection: 'characters' },
);
characterSchema.index({ userId: 1, createdAt: -1, _id: -1 });
// For housekeeping, which looks for characters without a face.
characterSchema.index({ avatarKey: 1, createdAt: -1 });
characterSchema.index({ 'pictureCheck.state': 1, 'pictureCheck.at': 1 });
characterSchema.index({ isPublic: 1, createdAt: -1, _id: -1 });
characterSchema.index({ isPublic: 1, likes: -1, _id: -1 });
characterSchema.index({ isPublic: 1, talks: -1, _id: -1 });
// Of a word that is everywhere the newest come first.
characterSchema.index({ isPublic: 1, terms: 1, createdAt: -1 });
characterSchema.index({ isPublic: 1, tags: 1, createdAt: -1 });
characterSchema.index({ userId: 1, terms: 1 });
characterSchema.index({ likesChangedAt: 1 }, { sparse: true });
characterSchema.index({ 'origin.userId': 1 }, { sparse: true });

// Changes of a stored one are given their terms where they are made: they need its other texts, too.
characterSchema.pre('save', function () {
  if (FOUND_BY.some((field) => this.isModified(field))) this.set('terms', characterTerms(this));
});

export type CharacterFields = InferSchemaType<typeof characterSchema>;
export type CharacterDocument = HydratedDocument<CharacterFields>;
export const Character = model('Character', characterSchema);
