import { model, Schema, type HydratedDocument, type InferSchemaType } from 'mongoose';
import { MESSAGE_STATUSES } from '../contract/message.ts';

/** A node of a story's tree. */
const storyPassageSchema = new Schema(
  {
    storyId: { type: Schema.Types.ObjectId, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    parentId: { type: Schema.Types.ObjectId, default: null },
    choice: { type: String, default: null },
    text: { type: String, default: '' },
    choices: { type: [String], default: [] },
    status: { type: String, enum: MESSAGE_STATUSES, required: true },
    /** The run that writes this passage. */
    runId: { type: Schema.Types.ObjectId, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'story_passages' },
);
storyPassageSchema.index({ storyId: 1, createdAt: 1, _id: 1 });
storyPassageSchema.index({ userId: 1 });

export type StoryPassageFields = InferSchemaType<typeof storyPassageSchema>;
export type StoryPassageDocument = HydratedDocument<StoryPassageFields>;
export const StoryPassage = model('StoryPassage', storyPassageSchema);
