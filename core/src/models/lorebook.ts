import { model, Schema, type InferSchemaType, type HydratedDocument } from 'mongoose';

const lorebookSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    /** The character whose own book this is, and whose id it has; null for a book by itself. */
    characterId: { type: Schema.Types.ObjectId, default: null },
    /** Repeated from the book, for lists. A file without a name has one here alone. */
    name: { type: String, required: true },
    description: { type: String, default: '' },
    entryCount: { type: Number, default: 0 },
    /**
     * The book as `packBook` wrote it, up to some 2 MB, so it is read only where it is asked for. A
     * string, since a document can hold neither any field name nor half a surrogate pair.
     */
    packed: { type: String, required: true, select: false },
    /** Counts changes: two that meet are both kept, one after the other. */
    revision: { type: Number, default: 0 },
  },
  { timestamps: true, collection: 'lorebooks' },
);
lorebookSchema.index({ userId: 1, updatedAt: -1, _id: -1 });

type LorebookFields = InferSchemaType<typeof lorebookSchema>;
export type LorebookDocument = HydratedDocument<LorebookFields>;
export const Lorebook = model('Lorebook', lorebookSchema);
