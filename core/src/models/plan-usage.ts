import { model, Schema } from 'mongoose';

/** Long enough to look back at the month before. */
const KEPT_SECONDS = 62 * 86_400;

/** A place that was taken for something that may still come to nothing, and is then free again. */
const openPlace = new Schema(
  {
    /** The run or character it was taken for. */
    ref: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
  },
  { _id: false },
);

/** What one user used up of one thing in one calendar month, where plans are enforced. */
const planUsageSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    /** `2026-11`, UTC. */
    month: { type: String, required: true },
    what: { type: String, required: true },
    /** Places taken, the open ones among them. */
    used: { type: Number, required: true },
    open: { type: [openPlace], default: [] },
    createdAt: { type: Date, required: true },
  },
  { collection: 'plan_usage' },
);
planUsageSchema.index({ userId: 1, month: 1, what: 1 }, { unique: true });
planUsageSchema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
// What housekeeping looks for: places that were left behind.
planUsageSchema.index({ 'open.at': 1 }, { sparse: true });

export const PlanUsage = model('PlanUsage', planUsageSchema);
