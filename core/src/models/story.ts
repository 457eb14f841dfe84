import { model, Schema, type HydratedDocument, type InferSchemaType } from 'mongoose';
import { STORY_GENRES, STORY_TONES } from '../contract/story.ts';
import { VISIBILITY_FIELDS } from './visibility.ts';

const storySchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    title: { type: String, required: true },
    genre: { type: String, enum: STORY_GENRES, required: true },
    tone: { type: String, enum: STORY_TONES, required: true },
    lead: { type: String, required: true },
    premise: { type: String, default: null },
    passageCount: { type: Number, default: 0 },
    ...VISIBILITY_FIELDS,
  },
  { timestamps: true, collection: 'stories' },
);
storySchema.index({ userId: 1, createdAt: -1, _id: -1 });

export type StoryFields = InferSchemaType<typeof storySchema>;
export type StoryDocument = HydratedDocument<StoryFields>;
export const Story = model('Story', storySchema);
