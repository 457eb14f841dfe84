import { model, Schema } from 'mongoose';

/** A setting that was changed at the desk; one that never was has no document. */
const settingSchema = new Schema(
  {
    /** Its name in the table of settings. */
    _id: { type: String, required: true },
    value: { type: Schema.Types.Mixed, required: true },
    /** One more with every change: who changes an older one is told so. */
    version: { type: Number, required: true },
    changedAt: { type: Date, required: true },
    changedBy: { type: Schema.Types.ObjectId },
  },
  { collection: 'settings', minimize: false },
);

export const Setting = model('Setting', settingSchema);
