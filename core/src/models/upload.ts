import { model, Schema } from 'mongoose';

/** The right to upload one file, and what became of it. */
const uploadSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    /** Object key of the file: `quarantine/<userId>/<uuid>`. */
    key: { type: String, required: true },
    /** `<userId>:<n>` while it is open. The unique index is the limit of open uploads. */
    slot: { type: String },
    createdAt: { type: Date, required: true },
    claimedAt: { type: Date, default: null },
    /** The run it was claimed for, if it was one. */
    claimedBy: { type: Schema.Types.ObjectId, default: null },
  },
  { collection: 'uploads' },
);
uploadSchema.index({ key: 1 }, { unique: true });
uploadSchema.index({ slot: 1 }, { unique: true, sparse: true });
uploadSchema.index({ userId: 1, createdAt: 1 });
uploadSchema.index({ createdAt: 1 });

export const Upload = model('Upload', uploadSchema);
