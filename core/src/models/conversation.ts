import { model, Schema, type InferSchemaType, type HydratedDocument } from 'mongoose';
import { firstWord as firstWordWish } from '../contract/first-word.ts';
import { TURN_ORDERS } from '../contract/group.ts';
import { keepTerms, TERMS } from './searchable.ts';

const note = new Schema(
  { text: { type: String, required: true }, depth: { type: Number, required: true } },
  { _id: false },
);

const firstWord = new Schema(
  {
    after: { type: String, enum: firstWordWish.shape.after.options, required: true },
    zone: { type: String, required: true },
  },
  { _id: false },
);

const summary = new Schema(
  {
    text: { type: String, required: true },
    /** It covers the path up to this message, as it was in this branch of it. */
    upToMessageId: { type: Schema.Types.ObjectId, required: true },
    branch: { type: Number, default: 0 },
    isEdited: { type: Boolean, default: false },
    at: { type: Date, required: true },
  },
  { _id: false },
);

const group = new Schema(
  {
    turnOrder: { type: String, enum: TURN_ORDERS, required: true },
    members: [
      new Schema(
        {
          characterId: { type: Schema.Types.ObjectId, required: true },
          color: { type: Number, required: true },
          isMuted: { type: Boolean, default: false },
        },
        { _id: false },
      ),
    ],
  },
  { _id: false },
);

const conversationSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    title: { type: String, required: true },
    /** By which `title` is found. */
    terms: TERMS,
    characterId: { type: Schema.Types.ObjectId, default: null },
    /** Several characters instead of one. */
    group: { type: group },
    // The member's choices, `conversationSettings` in the contract.
    modelId: { type: String, default: null },
    sampler: { type: Schema.Types.Mixed, default: () => ({}) },
    personaId: { type: Schema.Types.ObjectId, default: null },
    note: { type: note, default: null },
    lorebookIds: { type: [Schema.Types.ObjectId], default: [] },
    firstWord: { type: firstWord },
    /** When to look next whether the companion writes by itself. */
    firstWordAt: { type: Date },
    /** The name by which its greeting calls the member; nothing where there is no greeting. */
    greetedAs: { type: String },
    /** Nothing of it outlives the tab, and housekeeping removes what a crash left. */
    isTemporary: { type: Boolean, default: false },
    // The member's order among their conversations, `conversationOrder` in the contract.
    isPinned: { type: Boolean },
    isArchived: { type: Boolean },
    folderId: { type: Schema.Types.ObjectId },
    isUnread: { type: Boolean },
    /** The early part of a long talk in short. */
    summary: { type: summary, default: null },
    /** Messages up to this time have been looked through for facts to remember. */
    rememberedUpTo: { type: Date },
  },
  { timestamps: true, collection: 'conversations' },
);
conversationSchema.index({ userId: 1, updatedAt: -1, _id: -1 });
conversationSchema.index({ userId: 1, terms: 1 });
conversationSchema.index({ userId: 1, folderId: 1, updatedAt: -1 });
conversationSchema.index({ firstWordAt: 1 }, { sparse: true });
conversationSchema.index({ characterId: 1, userId: 1 });
conversationSchema.index(
  { userId: 1, isPinned: 1, updatedAt: -1 },
  { partialFilterExpression: { isPinned: true } },
);
conversationSchema.index(
  { userId: 1, isArchived: 1, updatedAt: -1 },
  { partialFilterExpression: { isArchived: true } },
);
conversationSchema.index(
  { isTemporary: 1, createdAt: 1 },
  { partialFilterExpression: { isTemporary: true } },
);

keepTerms(conversationSchema, 'title');

export type ConversationFields = InferSchemaType<typeof conversationSchema>;
export type ConversationDocument = HydratedDocument<ConversationFields>;
export const Conversation = model('Conversation', conversationSchema);
