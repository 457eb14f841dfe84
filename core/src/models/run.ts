import { model, Schema, type InferSchemaType, type HydratedDocument } from 'mongoose';
import { RUN_KINDS, RUN_STATUSES } from '../contract/run.ts';

/**
 * `starting`: its documents are being written, and no client knows it yet; `undone`: its start was
 * taken back, and a run with this id can never start.
 */
const STORED_STATUSES = ['starting', 'undone', ...RUN_STATUSES] as const;

/** Filter for runs that no client knows. */
export const NOT_STARTED = { $in: ['starting', 'undone'] } as const;

/** One piece of long work and how it ended. The document is written before the job is queued. */
const runSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, enum: RUN_KINDS, required: true },
    status: { type: String, enum: STORED_STATUSES, required: true },
    /** Present until everything about the end is done: housekeeping looks at these runs only. */
    live: { type: Boolean },
    /**
     * The key this run occupies until its result is final: `chat:<conversation>` (one reply at a
     * time) or `image:<user>:<n>` (so many pictures at once). The unique index is the limit.
     */
    slot: { type: String },
    // Its subject: read it with its kind's schema in `run-subject.ts`.
    conversationId: { type: Schema.Types.ObjectId },
    messageId: { type: Schema.Types.ObjectId },
    askedId: { type: Schema.Types.ObjectId },
    askedVersions: { type: Number },
    modelId: { type: String },
    task: { type: String },
    nextRunId: { type: Schema.Types.ObjectId },
    nextSpeakers: { type: [Schema.Types.ObjectId], default: undefined },
    imageId: { type: Schema.Types.ObjectId },
    videoId: { type: Schema.Types.ObjectId },
    storyId: { type: Schema.Types.ObjectId },
    passageId: { type: Schema.Types.ObjectId },
    likenessId: { type: Schema.Types.ObjectId },
    uploadId: { type: Schema.Types.ObjectId },
    /** Tokens held for this run; 0 when it is free. */
    price: { type: Number, default: 0 },
    /** Times a worker began this run. */
    attempts: { type: Number, default: 0 },
    cancelRequested: { type: Boolean, default: false },
    failure: { type: String },
    /** Tokens that the model's server counted, where it says so. */
    usage: {
      type: new Schema(
        { promptTokens: Number, cachedTokens: Number, completionTokens: Number },
        { _id: false },
      ),
    },
    createdAt: { type: Date, required: true },
    startedAt: { type: Date },
    endedAt: { type: Date },
  },
  { collection: 'runs' },
);
const whileLive = { partialFilterExpression: { live: true } };
runSchema.index({ slot: 1 }, { unique: true, sparse: true });
runSchema.index({ live: 1, createdAt: 1 }, whileLive);
runSchema.index({ userId: 1, live: 1 }, whileLive);
runSchema.index({ userId: 1, kind: 1, createdAt: -1 });
// For the desk, which lists runs of everybody, and what failed lately.
runSchema.index({ createdAt: -1, _id: -1 });
runSchema.index({ endedAt: -1 }, { partialFilterExpression: { status: 'failed' } });
runSchema.index({ status: 1, createdAt: 1 }, { partialFilterExpression: { status: 'undone' } });

export type RunFields = InferSchemaType<typeof runSchema>;
export type RunDocument = HydratedDocument<RunFields>;
export const Run = model('Run', runSchema);
