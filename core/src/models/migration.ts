import { model, Schema } from 'mongoose';

/** A change of stored documents, from its beginning on. The highest finished one is the schema version. */
const migrationSchema = new Schema(
  {
    /** Its number, from 1. */
    _id: { type: Number, required: true },
    name: { type: String, required: true },
    startedAt: { type: Date, required: true },
    finishedAt: { type: Date },
    /** The place from which a later attempt goes on. */
    cursor: { type: String },
    /** Documents that it changed, of all attempts together. */
    changed: { type: Number, default: 0 },
  },
  { collection: 'migrations' },
);

export const MigrationState = model('MigrationState', migrationSchema);
