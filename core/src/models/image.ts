import { model, Schema, type InferSchemaType, type HydratedDocument } from 'mongoose';
import { pictureCheckSchema } from './picture-check.ts';
import { IMAGE_QUALITIES, IMAGE_SIZES, IMAGE_STATUSES, IMAGE_STYLES } from '../contract/image.ts';
import { VERSION_TASKS } from '../contract/image-version.ts';
import { VISIBILITY_FIELDS } from './visibility.ts';

const imageSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    runId: { type: Schema.Types.ObjectId, required: true },
    prompt: { type: String, required: true },
    negativePrompt: { type: String, default: null },
    /** The words with choices that the prompt came of; missing where they had none. */
    promptTemplate: { type: String },
    /** Words of its owner to find it by, as `tidyTags` leaves them; missing where it never had any. */
    tags: { type: [String], default: undefined },
    /** The style, by the name that it had at the order. */
    preset: { type: new Schema({ id: String, name: String }, { _id: false, id: false }) },
    /** What the engine is told instead of the prompt: the member's words in those of the style. */
    composed: { type: new Schema({ prompt: String, negativePrompt: String }, { _id: false }) },
    /** True once its words were taken off the list of those used before. */
    isPromptForgotten: { type: Boolean },
    /** Tokens that it costs; missing in those from before that was noted. */
    price: { type: Number },
    /** The name on screen of the model that painted it. */
    model: { type: String, required: true },
    /** The model that was chosen; missing where nobody chose. */
    modelId: { type: String },
    /** The first run of the order it is a part of, where that has several pictures. */
    batchId: { type: Schema.Types.ObjectId },
    /** Missing where it was painted of words alone. */
    task: { type: String, enum: VERSION_TASKS },
    /** The picture that it is a version of, and the first one of the family. */
    originId: { type: Schema.Types.ObjectId },
    rootId: { type: Schema.Types.ObjectId },
    /** Share that may change, and the share of the side that the origin takes up. */
    strength: { type: Number },
    zoom: { type: Number },
    /** All that is to be seen, where its own words are only what was changed. */
    description: { type: String },
    /** Words and seed that the composition goes back to, for painters that compose by them. */
    basis: { type: new Schema({ prompt: String, seed: Number }, { _id: false }) },
    /** Pixels of the file, where they differ from the size. */
    width: { type: Number },
    height: { type: Number },
    /** Its file has a channel of transparency. */
    isTransparent: { type: Boolean },
    /** Steps and guidance that were chosen; missing where the model's own hold. */
    steps: { type: Number },
    guidance: { type: Number },
    size: { type: String, enum: IMAGE_SIZES, required: true },
    quality: { type: String, enum: IMAGE_QUALITIES, required: true },
    style: { type: String, enum: IMAGE_STYLES, required: true },
    /** The photo of its owner that it was made with. */
    likenessId: { type: Schema.Types.ObjectId },
    /** The character that is to be seen in it. */
    characterId: { type: Schema.Types.ObjectId },
    /** The picture of that character that the model was shown. */
    referenceId: { type: Schema.Types.ObjectId },
    seed: { type: Number, required: true },
    likes: { type: Number, default: 0 },
    /** Set before a like comes or goes, until its counter was seen to agree: `recountLikes`. */
    likesChangedAt: { type: Date },
    isPublic: { type: Boolean, default: false },
    status: { type: String, enum: IMAGE_STATUSES, required: true },
    ...VISIBILITY_FIELDS,
    /** In its owner's trash since then; missing outside of it. What is due to go is dated long ago. */
    trashedAt: { type: Date },
    /** Missing for pictures from before there were checks, and of the house. */
    pictureCheck: { type: pictureCheckSchema },
    createdAt: { type: Date, required: true },
    /** Why it failed: a code of `RUN_FAILURES`. */
    failureCode: { type: String },
  },
  { collection: 'images' },
);
imageSchema.index({ userId: 1, createdAt: -1, _id: -1 });
imageSchema.index({ isPublic: 1, createdAt: -1, _id: -1 });
imageSchema.index({ isPublic: 1, likes: -1, _id: -1 });
imageSchema.index({ userId: 1, tags: 1, createdAt: -1, _id: -1 });
imageSchema.index({ isPublic: 1, tags: 1, createdAt: -1, _id: -1 });
imageSchema.index({ likenessId: 1, createdAt: -1 }, { sparse: true });
imageSchema.index({ 'pictureCheck.state': 1, 'pictureCheck.at': 1 });
imageSchema.index({ runId: 1 }, { unique: true });
imageSchema.index({ batchId: 1 }, { sparse: true });
imageSchema.index({ characterId: 1, createdAt: -1, _id: -1 }, { sparse: true });
imageSchema.index({ referenceId: 1 }, { sparse: true });
imageSchema.index({ rootId: 1, createdAt: 1 }, { sparse: true });
imageSchema.index({ likesChangedAt: 1 }, { sparse: true });
imageSchema.index(
  { userId: 1, trashedAt: -1, _id: -1 },
  { partialFilterExpression: { trashedAt: { $exists: true } } },
);
imageSchema.index({ trashedAt: 1 }, { sparse: true });

export type ImageFields = InferSchemaType<typeof imageSchema>;
export type ImageDocument = HydratedDocument<ImageFields>;
export const Image = model('Image', imageSchema);
