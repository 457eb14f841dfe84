import { model, Schema, type HydratedDocument, type InferSchemaType } from 'mongoose';
import { REPORT_REASON_NAMES } from '../contract/case.ts';

/** What one member said of a case; the one whom it is about never learns who it was. */
const reportSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    caseId: { type: Schema.Types.ObjectId, required: true },
    reason: { type: String, enum: REPORT_REASON_NAMES, required: true },
    words: { type: String, default: '' },
    createdAt: { type: Date, required: true },
  },
  { collection: 'reports' },
);
reportSchema.index({ caseId: 1, userId: 1 }, { unique: true });
reportSchema.index({ userId: 1, createdAt: -1, _id: -1 });

export type ReportFields = InferSchemaType<typeof reportSchema>;
export type ReportDocument = HydratedDocument<ReportFields>;
export const Report = model('Report', reportSchema);
