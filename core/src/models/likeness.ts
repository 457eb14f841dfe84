import { model, Schema, type HydratedDocument, type InferSchemaType } from 'mongoose';
import { LIKENESS_STATUSES } from '../contract/likeness.ts';
import { pictureCheckSchema } from './picture-check.ts';
import { VISIBILITY_FIELDS } from './visibility.ts';

/** A photo that a user gave of themselves. */
const likenessSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    runId: { type: Schema.Types.ObjectId, required: true },
    status: { type: String, enum: LIKENESS_STATUSES, required: true },
    /** The reason why it was refused: a code of the contract's run failures. */
    failure: { type: String },
    /** `<userId>:<n>` while it is pending or ready. The unique index is the limit of a set. */
    slot: { type: String },
    /** Time at which its original was gone and its owner told: nothing is left to do for it. */
    settledAt: { type: Date, default: null },
    /** Time at which its owner took it back; `removePictures`: the pictures made with it go too. */
    removedAt: { type: Date, default: null },
    removePictures: { type: Boolean },
    ...VISIBILITY_FIELDS,
    /** What came of its check: the fingerprint is for the list of removed pictures. */
    pictureCheck: { type: pictureCheckSchema },
    createdAt: { type: Date, required: true },
  },
  { collection: 'likenesses' },
);
likenessSchema.index({ userId: 1, createdAt: -1, _id: -1 });
likenessSchema.index({ slot: 1 }, { unique: true, sparse: true });
likenessSchema.index({ runId: 1 }, { unique: true });
likenessSchema.index({ status: 1, settledAt: 1, createdAt: 1 });

export type LikenessFields = InferSchemaType<typeof likenessSchema>;
export type LikenessDocument = HydratedDocument<LikenessFields>;
export const Likeness = model('Likeness', likenessSchema);
