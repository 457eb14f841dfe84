import { Types } from 'mongoose';
import { z } from 'zod';

const objectId = z.instanceof(Types.ObjectId);

/** A reply: in a new message, or as a further version of one. */
export const chatSubject = z.object({
  kind: z.literal('chat'),
  conversationId: objectId,
  messageId: objectId,
  /** The user's message it answers. */
  askedId: objectId.optional(),
  /** Number of versions that message had before it was edited for this run. */
  askedVersions: z.number().optional(),
  /** Instead of the conversation's model. */
  modelId: z.string().optional(),
  /** `continue`: the version begins with what the one before it says, and goes on from there. */
  task: z.enum(['continue']).optional(),
  /** The run of the next one in a round of a group, and those who speak in it and after it. */
  nextRunId: objectId.optional(),
  nextSpeakers: z.array(objectId).optional(),
});
export const imageSubject = z.object({ kind: z.literal('image'), imageId: objectId });
export const videoSubject = z.object({ kind: z.literal('video'), videoId: objectId });
export const storySubject = z.object({
  kind: z.literal('story'),
  storyId: objectId,
  passageId: objectId,
});
export const likenessSubject = z.object({
  kind: z.literal('likeness'),
  likenessId: objectId,
  /** The upload it came from. */
  uploadId: objectId.optional(),
});

export type ChatSubject = z.infer<typeof chatSubject>;
export type ImageSubject = z.infer<typeof imageSubject>;
export type VideoSubject = z.infer<typeof videoSubject>;
export type StorySubject = z.infer<typeof storySubject>;
export type LikenessSubject = z.infer<typeof likenessSubject>;

/** The document a run is to fill, by its kind. The run's document holds these fields too. */
export type RunSubject = ChatSubject | ImageSubject | VideoSubject | StorySubject | LikenessSubject;
