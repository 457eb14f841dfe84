import { model, Schema } from 'mongoose';

/** One member redeems one code, in one of its places: the indexes are the limits. */
const codeRedemptionSchema = new Schema(
  {
    codeId: { type: Schema.Types.ObjectId, required: true },
    /** Missing once the member was erased: the place stays taken. */
    userId: { type: Schema.Types.ObjectId },
    /** From 1 up to the limit of the code. */
    place: { type: Number, required: true },
    tokens: { type: Number, required: true },
    /** True until its tokens have moved. */
    isOpen: { type: Boolean },
    createdAt: { type: Date, required: true },
  },
  { collection: 'code_redemptions' },
);
codeRedemptionSchema.index(
  { codeId: 1, userId: 1 },
  { unique: true, partialFilterExpression: { userId: { $exists: true } } },
);
codeRedemptionSchema.index({ codeId: 1, place: 1 }, { unique: true });
codeRedemptionSchema.index({ userId: 1 });
codeRedemptionSchema.index({ createdAt: 1 }, { partialFilterExpression: { isOpen: true } });

export const CodeRedemption = model('CodeRedemption', codeRedemptionSchema);
