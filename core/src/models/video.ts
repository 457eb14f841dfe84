import { model, Schema, type InferSchemaType, type HydratedDocument } from 'mongoose';
import { VIDEO_RATIOS } from '../contract/video-model.ts';
import { VIDEO_STATUSES } from '../contract/video.ts';

/** A film. It is its owner's alone: there is no way to make it public (decision 61). */
const videoSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    runId: { type: Schema.Types.ObjectId, required: true },
    prompt: { type: String, required: true },
    negativePrompt: { type: String, default: null },
    seed: { type: Number, required: true },
    /** The name on screen of the model, and the id by which it is found. */
    model: { type: String, required: true },
    modelId: { type: String, required: true },
    ratio: { type: String, enum: VIDEO_RATIOS, required: true },
    /** Length that was ordered. */
    seconds: { type: Number, required: true },
    /** The picture that it sets in motion. */
    imageId: { type: Schema.Types.ObjectId },
    /** Of the file, once it is there. */
    width: { type: Number },
    height: { type: Number },
    bytes: { type: Number },
    status: { type: String, enum: VIDEO_STATUSES, required: true },
    createdAt: { type: Date, required: true },
    /** Why it failed: a code of `RUN_FAILURES`. */
    failureCode: { type: String },
  },
  { collection: 'videos' },
);
videoSchema.index({ userId: 1, createdAt: -1, _id: -1 });
videoSchema.index({ runId: 1 }, { unique: true });

export type VideoFields = InferSchemaType<typeof videoSchema>;
export type VideoDocument = HydratedDocument<VideoFields>;
export const Video = model('Video', videoSchema);
