import { model, Schema, type InferSchemaType, type HydratedDocument } from 'mongoose';
import { MEMORY_AUTHORS } from '../contract/memory.ts';

const source = new Schema(
  {
    conversationId: { type: Schema.Types.ObjectId, required: true },
    messageId: { type: Schema.Types.ObjectId, required: true },
    saidAt: { type: Date, required: true },
  },
  { _id: false },
);

const vector = new Schema(
  {
    /** The embedding model: another one's vectors mean nothing beside these. */
    model: { type: String, required: true },
    values: { type: [Number], required: true },
  },
  { _id: false },
);

/** A fact about a member that companions are given when they answer. */
const memorySchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    /** Null for what all characters know. */
    characterId: { type: Schema.Types.ObjectId, default: null },
    text: { type: String, required: true },
    /** The text without what makes no difference: see `memoryKey`. */
    key: { type: String, required: true },
    by: { type: String, enum: MEMORY_AUTHORS, required: true },
    /** The thing that it tells, where there can be one such fact only: a newer one replaces it. */
    topic: { type: String },
    source: { type: source, default: null },
    isPinned: { type: Boolean, default: false },
    isOff: { type: Boolean, default: false },
    /** The newer fact for which this one was switched off. */
    replacedBy: { type: Schema.Types.ObjectId },
    /** Null until the member has seen what was noted by itself. */
    seenAt: { type: Date, default: null },
    useCount: { type: Number, default: 0 },
    lastUsedAt: { type: Date, default: null },
    vector: { type: vector, select: false },
    createdAt: { type: Date, required: true },
  },
  { collection: 'memories' },
);
memorySchema.index({ userId: 1, createdAt: -1, _id: -1 });
memorySchema.index({ userId: 1, characterId: 1, createdAt: -1 });
memorySchema.index({ characterId: 1 });
memorySchema.index({ 'source.conversationId': 1 }, { sparse: true });

export type MemoryFields = InferSchemaType<typeof memorySchema>;
export type MemoryDocument = HydratedDocument<MemoryFields>;
export const Memory = model('Memory', memorySchema);
