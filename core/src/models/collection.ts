import { model, Schema, type InferSchemaType, type HydratedDocument } from 'mongoose';
import { VISIBILITY_FIELDS } from './visibility.ts';

/** Pictures that somebody keeps together, which it names in their order. */
const collectionSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    description: { type: String, default: '' },
    isPublic: { type: Boolean, default: false },
    /** Each once. One that nobody may see at the moment keeps its place. */
    imageIds: { type: [Schema.Types.ObjectId], default: [] },
    /** The picture that stands for it; missing where it is the first. */
    coverId: { type: Schema.Types.ObjectId },
    /** Goes up with every change of `imageIds`: who moves one writes over no other change. */
    revision: { type: Number, default: 0 },
    ...VISIBILITY_FIELDS,
    /** `<userId>:<n>`: the unique index is the limit of how many there may be. */
    slot: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'collections' },
);
collectionSchema.index({ userId: 1, createdAt: -1, _id: -1 });
collectionSchema.index({ imageIds: 1 });
collectionSchema.index({ slot: 1 }, { unique: true });

export type CollectionDocument = HydratedDocument<InferSchemaType<typeof collectionSchema>>;
export const Collection = model('Collection', collectionSchema);
