import type { Types } from 'mongoose';
import { takeOutOfCollections } from '../collections/take-out.ts';
import { Block } from '../models/block.ts';
import { Character } from '../models/character.ts';
import { CharacterLike } from '../models/character-like.ts';
import { CharacterVersion } from '../models/character-version.ts';
import { Collection } from '../models/collection.ts';
import { Conversation } from '../models/conversation.ts';
import { IdempotencyKey } from '../models/idempotency-key.ts';
import { CodeRedemption } from '../models/code-redemption.ts';
import { Folder } from '../models/folder.ts';
import { Gift } from '../models/gift.ts';
import { Identity } from '../models/identity.ts';
import { Image } from '../models/image.ts';
import { Consent } from '../models/consent.ts';
import { Likeness } from '../models/likeness.ts';
import { LIKED_CHARACTERS, LIKED_IMAGES, markLikes } from '../models/like-count.ts';
import { LedgerEntry } from '../models/ledger-entry.ts';
import { Like } from '../models/like.ts';
import { Lorebook } from '../models/lorebook.ts';
import { ForgottenMemory } from '../models/forgotten-memory.ts';
import { Mail } from '../models/mail.ts';
import { MailLink } from '../models/mail-link.ts';
import { Memory } from '../models/memory.ts';
import { Message } from '../models/message.ts';
import { Notification } from '../models/notification.ts';
import { Order } from '../models/order.ts';
import { OperatorKey } from '../models/operator-key.ts';
import { Passkey } from '../models/passkey.ts';
import { Persona } from '../models/persona.ts';
import { PlanUsage } from '../models/plan-usage.ts';
import { Report } from '../models/report.ts';
import { Run } from '../models/run.ts';
import { SentPrompt } from '../models/sent-prompt.ts';
import { Share } from '../models/share.ts';
import { ShownPicture } from '../models/shown-picture.ts';
import { StoryPassage } from '../models/story-passage.ts';
import { Story } from '../models/story.ts';
import { TalkImport } from '../models/talk-import.ts';
import { TwoStep } from '../models/two-step.ts';
import { Upload } from '../models/upload.ts';
import { Video } from '../models/video.ts';

/** Takes back each like of a user, so that the counters of other people's pictures follow. */
async function takeBackLikes(userId: Types.ObjectId): Promise<void> {
  for await (const { _id, imageId } of Like.find({ userId }).cursor()) {
    await markLikes(LIKED_IMAGES, imageId, new Date());
    const { deletedCount } = await Like.deleteOne({ _id });
    if (deletedCount === 1) await Image.updateOne({ _id: imageId }, { $inc: { likes: -1 } });
  }
}

async function takeBackCharacterLikes(userId: Types.ObjectId): Promise<void> {
  for await (const { _id, characterId } of CharacterLike.find({ userId }).cursor()) {
    await markLikes(LIKED_CHARACTERS, characterId, new Date());
    const { deletedCount } = await CharacterLike.deleteOne({ _id });
    if (deletedCount !== 1) continue;
    await Character.updateOne({ _id: characterId }, { $inc: { likes: -1 } }, { timestamps: false });
  }
}

/** Removes characters, other people's likes of them, and the credit in their copies. */
async function removeCharacters(userId: Types.ObjectId): Promise<void> {
  for await (const { _id } of Character.find({ userId }, { userId: 1 }).cursor()) {
    await CharacterLike.deleteMany({ characterId: _id });
    await Character.deleteOne({ _id });
  }
  // Copies by others named their maker.
  const copied = { 'origin.userId': userId };
  await Character.updateMany(copied, { $unset: { origin: 1 } }, { timestamps: false });
}

/** Removes pictures, other people's likes of them, and their places in collections. */
async function removeImages(userId: Types.ObjectId): Promise<void> {
  for await (const { _id } of Image.find({ userId }, { userId: 1 }).cursor()) {
    await Like.deleteMany({ imageId: _id });
    await takeOutOfCollections(_id);
    await Image.deleteOne({ _id });
  }
}

/** An order stays for bookkeeping: nothing in it says whose it was. */
function keepOrders(userId: Types.ObjectId): Promise<unknown> {
  return Order.updateMany({ userId }, { $unset: { userId: 1, requestKey: 1, pendingMove: 1 } });
}

/** Removes what was given, and what was received; what is still under way goes back first. */
async function removeGifts(userId: Types.ObjectId): Promise<void> {
  await Gift.deleteMany({ userId });
  await Gift.deleteMany({ toId: userId, state: { $in: ['given', 'refused', 'returned'] } });
}

/**
 * Every collection whose documents belong to a user, by the name of its model, and how they are
 * removed. A model with a `userId` that is missing here fails a test.
 */
export const OWNED: Record<string, (userId: Types.ObjectId) => Promise<unknown>> = {
  Like: takeBackLikes,
  CharacterLike: takeBackCharacterLikes,
  Image: removeImages,
  Collection: (userId) => Collection.deleteMany({ userId }),
  Video: (userId) => Video.deleteMany({ userId }),
  Memory: (userId) => Memory.deleteMany({ userId }),
  ForgottenMemory: (userId) => ForgottenMemory.deleteMany({ userId }),
  Message: (userId) => Message.deleteMany({ userId }),
  ShownPicture: (userId) => ShownPicture.deleteMany({ userId }),
  SentPrompt: (userId) => SentPrompt.deleteMany({ userId }),
  Conversation: (userId) => Conversation.deleteMany({ userId }),
  Share: (userId) => Share.deleteMany({ userId }),
  TalkImport: (userId) => TalkImport.deleteMany({ userId }),
  Folder: (userId) => Folder.deleteMany({ userId }),
  StoryPassage: (userId) => StoryPassage.deleteMany({ userId }),
  Story: (userId) => Story.deleteMany({ userId }),
  Persona: (userId) => Persona.deleteMany({ userId }),
  Character: removeCharacters,
  CharacterVersion: (userId) => CharacterVersion.deleteMany({ userId }),
  Lorebook: (userId) => Lorebook.deleteMany({ userId }),
  Notification: (userId) => Notification.deleteMany({ userId }),
  IdempotencyKey: (userId) => IdempotencyKey.deleteMany({ userId }),
  Likeness: (userId) => Likeness.deleteMany({ userId }),
  Consent: (userId) => Consent.deleteMany({ userId }),
  Upload: (userId) => Upload.deleteMany({ userId }),
  Block: (userId) => Block.deleteMany({ $or: [{ userId }, { blockedId: userId }] }),
  Report: (userId) => Report.deleteMany({ userId }),
  Run: (userId) => Run.deleteMany({ userId }),
  TwoStep: (userId) => TwoStep.deleteMany({ userId }),
  Passkey: (userId) => Passkey.deleteMany({ userId }),
  Identity: (userId) => Identity.deleteMany({ userId }),
  OperatorKey: (userId) => OperatorKey.deleteMany({ userId }),
  LedgerEntry: (userId) => LedgerEntry.deleteMany({ userId }),
  Order: keepOrders,
  // The place of a code stays taken: it was given to somebody.
  CodeRedemption: (userId) => CodeRedemption.updateMany({ userId }, { $unset: { userId: 1 } }),
  Gift: removeGifts,
  Mail: (userId) => Mail.deleteMany({ userId }),
  MailLink: (userId) => MailLink.deleteMany({ userId }),
  PlanUsage: (userId) => PlanUsage.deleteMany({ userId }),
};
