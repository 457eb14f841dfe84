import { model, Schema, type HydratedDocument, type InferSchemaType } from 'mongoose';
import { CASE_KINDS, CASE_PRIORITIES, CASE_REASON_NAMES, CASE_SUBJECTS } from '../contract/case.ts';
import { DECISIONS } from '../contract/desk/case.ts';

/** Who works on it, and until when nobody else can. */
const claim = new Schema(
  { by: { type: Schema.Types.ObjectId, required: true }, until: { type: Date, required: true } },
  { _id: false },
);

const decision = new Schema(
  {
    action: { type: String, enum: DECISIONS, required: true },
    /** The rule that was broken: one of the reasons. */
    rule: { type: String, enum: CASE_REASON_NAMES, required: true },
    /** What the owner is told of it. */
    facts: { type: String, required: true },
    by: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
    /** The number of its entry in the audit log. */
    entry: { type: Number, required: true },
  },
  { _id: false },
);

/**
 * Something that somebody at the desk decides. Its subject and its people are named by id: an
 * erased account leaves nothing in it that says whose it was.
 */
const caseSchema = new Schema(
  {
    kind: { type: String, enum: CASE_KINDS, required: true },
    subjectType: { type: String, enum: CASE_SUBJECTS, required: true },
    subjectId: { type: String, required: true },
    /** Whose it is; missing where nobody knows. */
    ownerId: { type: Schema.Types.ObjectId },
    reason: { type: String, enum: CASE_REASON_NAMES, required: true },
    priority: { type: String, enum: CASE_PRIORITIES, required: true },
    openedAt: { type: Date, required: true },
    dueAt: { type: Date, required: true },
    /** For whoever decides: what a check found, or what the owner says against a decision. */
    details: { type: String, default: null },
    /** People who reported it; those of one kind about one subject come together in one case. */
    reports: { type: Number, default: 0 },
    /** Nobody sees the subject until this is decided. */
    isHeld: { type: Boolean, default: false },
    /** True while nobody has decided: the unique index merges what is about the same subject. */
    open: { type: Boolean },
    /** Only operators decide it. */
    isEscalated: { type: Boolean, default: false },
    claim: { type: claim },
    decision: { type: decision },
    /** Everything that the decision leads to has been done. */
    settledAt: { type: Date },
    /** SHA-256 by which a removed picture is on the list of those that may not come back. */
    listed: { type: String },
    /** What it is about is kept beside it since then: its owner deletes it, or the account. */
    evidenceAt: { type: Date },
    /** The files of a picture that was removed for good are gone since then. */
    purgedAt: { type: Date },
    /** Of a takedown request: when it was noted as late, and as nearly too late. */
    warnedAt: { type: Date },
    pagedAt: { type: Date },
    /** The case whose decision an appeal is about. */
    appealOf: { type: Schema.Types.ObjectId },
    /** The appeal that took its decision back. */
    overturnedAt: { type: Date },
  },
  { collection: 'cases' },
);
caseSchema.index(
  { kind: 1, subjectType: 1, subjectId: 1 },
  { unique: true, partialFilterExpression: { open: true } },
);
caseSchema.index({ appealOf: 1 }, { unique: true, sparse: true });
caseSchema.index({ open: 1, dueAt: 1, _id: 1 });
caseSchema.index({ open: 1, priority: 1, openedAt: 1 });
caseSchema.index({ evidenceAt: 1 }, { sparse: true });
caseSchema.index({ subjectId: 1, subjectType: 1 });
caseSchema.index({ ownerId: 1, openedAt: -1 });
caseSchema.index({ openedAt: -1 });

export type CaseFields = InferSchemaType<typeof caseSchema>;
export type CaseDocument = HydratedDocument<CaseFields>;
export const Case = model('Case', caseSchema);
