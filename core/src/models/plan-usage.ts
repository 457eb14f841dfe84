import { model, Schema } from 'mongoose';

/** Long enough to look back at the month before. */
const KEPT_SECONDS = 62 * 86_400;

/** A reservation for something that is being made: committed once it is, released if it fails. */
const reservation = new Schema(
  {
    /** The run or character it was reserved for. */
    ref: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
  },
  { _id: false },
);

/** One user's use of one quota in one calendar month, where plans are enforced. */
const planUsageSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    /** `2026-11`, UTC. */
    month: { type: String, required: true },
    what: { type: String, required: true },
    /** Number of things made or reserved; the reservations in `open` are among them. */
    used: { type: Number, required: true },
    open: { type: [reservation], default: [] },
    createdAt: { type: Date, required: true },
  },
  { collection: 'plan_usage' },
);
planUsageSchema.index({ userId: 1, month: 1, what: 1 }, { unique: true });
planUsageSchema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
// For housekeeping, which looks for reservations that a crash left open.
planUsageSchema.index({ 'open.at': 1 }, { sparse: true });

export const PlanUsage = model('PlanUsage', planUsageSchema);
