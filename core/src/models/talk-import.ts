import { model, Schema, type HydratedDocument, type InferSchemaType } from 'mongoose';
import { IMPORT_STATES } from '../contract/transcript.ts';

/** A file of conversations that is taken in, and how far that has come. Its bytes are in the storage. */
const talkImportSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    state: { type: String, enum: IMPORT_STATES, required: true },
    messages: { type: Number, default: null },
    messagesDone: { type: Number, default: 0 },
    conversations: { type: Number, default: null },
    /** Those before this index are there, or are left out for good: an interruption goes on here. */
    conversationsDone: { type: Number, default: 0 },
    refused: { type: Number, default: 0 },
    problem: { type: String, default: null },
    /** Times a worker began: a file that ends its workers is given up. */
    attempts: { type: Number, default: 0 },
    /** Its last step: one that stands still has lost its job. */
    touchedAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'talk_imports' },
);
talkImportSchema.index({ userId: 1, createdAt: -1 });
talkImportSchema.index({ state: 1, touchedAt: 1 });

export type TalkImportFields = InferSchemaType<typeof talkImportSchema>;
export type TalkImportDocument = HydratedDocument<TalkImportFields>;
export const TalkImport = model('TalkImport', talkImportSchema);
