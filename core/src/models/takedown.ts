import { model, Schema, type HydratedDocument, type InferSchemaType } from 'mongoose';

/** What somebody without an account wrote who wants a picture of themselves taken down. */
const takedownSchema = new Schema(
  {
    /** SHA-256 of the receipt that they were given; with it they see how far it has come. */
    receiptHash: { type: String, required: true },
    caseId: { type: Schema.Types.ObjectId, required: true },
    /** Their form, sealed: neither the database nor a backup says who they are. */
    sealed: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'takedowns' },
);
takedownSchema.index({ receiptHash: 1 }, { unique: true });
takedownSchema.index({ caseId: 1, createdAt: 1 });

export type TakedownFields = InferSchemaType<typeof takedownSchema>;
export type TakedownDocument = HydratedDocument<TakedownFields>;
export const Takedown = model('Takedown', takedownSchema);
