import { model, Schema, type HydratedDocument, type InferSchemaType } from 'mongoose';
import { AUDIT_WAYS } from '../contract/desk/audit.ts';

/**
 * One step at the desk. Entries are only ever added, each with the hash of the one before; ids
 * stand for people, so that an erased account leaves nothing in it.
 */
const auditEntrySchema = new Schema(
  {
    /** From 1 without gaps. */
    seq: { type: Number, required: true },
    at: { type: Date, required: true },
    actorId: { type: Schema.Types.ObjectId },
    way: { type: String, enum: AUDIT_WAYS, required: true },
    keyId: { type: String },
    action: { type: String, required: true },
    targetKind: { type: String },
    targetId: { type: String },
    reason: { type: String },
    /** JSON, so that the hash is of these very bytes. */
    details: { type: String, required: true },
    from: { type: String },
    /** The number of the entry whose step then failed. */
    failed: { type: Number },
    previous: { type: String, required: true },
    hash: { type: String, required: true },
  },
  { collection: 'audit_entries' },
);
auditEntrySchema.index({ seq: 1 }, { unique: true });
auditEntrySchema.index({ targetId: 1, seq: -1 }, { sparse: true });
auditEntrySchema.index({ actorId: 1, seq: -1 }, { sparse: true });
auditEntrySchema.index({ action: 1, seq: -1 });

export type AuditEntryFields = InferSchemaType<typeof auditEntrySchema>;
export type AuditEntryDocument = HydratedDocument<AuditEntryFields>;
export const AuditEntry = model('AuditEntry', auditEntrySchema);

/** The newest entry once more, so that a log whose end was cut off is known for one. */
const auditHeadSchema = new Schema(
  {
    _id: { type: String, required: true },
    seq: { type: Number, required: true },
    hash: { type: String, required: true },
  },
  { collection: 'audit_head' },
);
export const AuditHead = model('AuditHead', auditHeadSchema);
