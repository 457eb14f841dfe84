import type { Types } from 'mongoose';
import { Character } from '../models/character.ts';
import { Conversation } from '../models/conversation.ts';
import { IdempotencyKey } from '../models/idempotency-key.ts';
import { Image } from '../models/image.ts';
import { Consent } from '../models/consent.ts';
import { Likeness } from '../models/likeness.ts';
import { markLikes } from '../models/like-count.ts';
import { LedgerEntry } from '../models/ledger-entry.ts';
import { Like } from '../models/like.ts';
import { Lorebook } from '../models/lorebook.ts';
import { ForgottenMemory } from '../models/forgotten-memory.ts';
import { Memory } from '../models/memory.ts';
import { Message } from '../models/message.ts';
import { Notification } from '../models/notification.ts';
import { Persona } from '../models/persona.ts';
import { PlanUsage } from '../models/plan-usage.ts';
import { Run } from '../models/run.ts';
import { SentPrompt } from '../models/sent-prompt.ts';
import { ShownPicture } from '../models/shown-picture.ts';
import { StoryPassage } from '../models/story-passage.ts';
import { Story } from '../models/story.ts';
import { Upload } from '../models/upload.ts';

/** Takes back each like of a user, so that the counters of other people's pictures follow. */
async function takeBackLikes(userId: Types.ObjectId): Promise<void> {
  for await (const { _id, imageId } of Like.find({ userId }).cursor()) {
    await markLikes(imageId, new Date());
    const { deletedCount } = await Like.deleteOne({ _id });
    if (deletedCount === 1) await Image.updateOne({ _id: imageId }, { $inc: { likes: -1 } });
  }
}

/** Removes pictures and other people's likes of them. */
async function removeImages(userId: Types.ObjectId): Promise<void> {
  for await (const { _id } of Image.find({ userId }, { userId: 1 }).cursor()) {
    await Like.deleteMany({ imageId: _id });
    await Image.deleteOne({ _id });
  }
}

/**
 * Every collection whose documents belong to a user, by the name of its model, and how they are
 * removed. A model with a `userId` that is missing here fails a test.
 */
export const OWNED: Record<string, (userId: Types.ObjectId) => Promise<unknown>> = {
  Like: takeBackLikes,
  Image: removeImages,
  Memory: (userId) => Memory.deleteMany({ userId }),
  ForgottenMemory: (userId) => ForgottenMemory.deleteMany({ userId }),
  Message: (userId) => Message.deleteMany({ userId }),
  ShownPicture: (userId) => ShownPicture.deleteMany({ userId }),
  SentPrompt: (userId) => SentPrompt.deleteMany({ userId }),
  Conversation: (userId) => Conversation.deleteMany({ userId }),
  StoryPassage: (userId) => StoryPassage.deleteMany({ userId }),
  Story: (userId) => Story.deleteMany({ userId }),
  Persona: (userId) => Persona.deleteMany({ userId }),
  Character: (userId) => Character.deleteMany({ userId }),
  Lorebook: (userId) => Lorebook.deleteMany({ userId }),
  Notification: (userId) => Notification.deleteMany({ userId }),
  IdempotencyKey: (userId) => IdempotencyKey.deleteMany({ userId }),
  Likeness: (userId) => Likeness.deleteMany({ userId }),
  Consent: (userId) => Consent.deleteMany({ userId }),
  Upload: (userId) => Upload.deleteMany({ userId }),
  Run: (userId) => Run.deleteMany({ userId }),
  LedgerEntry: (userId) => LedgerEntry.deleteMany({ userId }),
  PlanUsage: (userId) => PlanUsage.deleteMany({ userId }),
};
