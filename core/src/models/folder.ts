import { model, Schema, type InferSchemaType, type HydratedDocument } from 'mongoose';

/** A folder of conversations, which name it; deleting it leaves them where they were before. */
const folderSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    /** `<userId>:<n>`: the unique index is the limit of how many there may be. */
    slot: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'folders' },
);
folderSchema.index({ userId: 1, createdAt: 1 });
folderSchema.index({ slot: 1 }, { unique: true });

export type FolderFields = InferSchemaType<typeof folderSchema>;
export type FolderDocument = HydratedDocument<FolderFields>;
export const Folder = model('Folder', folderSchema);
