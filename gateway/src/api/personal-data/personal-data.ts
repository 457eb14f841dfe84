import { bookData, unpackBook } from '@vesper/core/lorebooks/book';
import type { Types } from 'mongoose';
import { readHistory } from '../token/history.ts';
import { Block } from '@vesper/core/models/block';
import { Character } from '@vesper/core/models/character';
import { CharacterLike } from '@vesper/core/models/character-like';
import { CharacterVersion } from '@vesper/core/models/character-version';
import { Collection } from '@vesper/core/models/collection';
import { Consent } from '@vesper/core/models/consent';
import { Conversation } from '@vesper/core/models/conversation';
import { Identity } from '@vesper/core/models/identity';
import { Image } from '@vesper/core/models/image';
import { Like } from '@vesper/core/models/like';
import { Likeness } from '@vesper/core/models/likeness';
import { Lorebook } from '@vesper/core/models/lorebook';
import { Memory } from '@vesper/core/models/memory';
import { CodeRedemption } from '@vesper/core/models/code-redemption';
import { Folder } from '@vesper/core/models/folder';
import { Gift } from '@vesper/core/models/gift';
import { Message } from '@vesper/core/models/message';
import { Notification } from '@vesper/core/models/notification';
import { Order } from '@vesper/core/models/order';
import { Passkey } from '@vesper/core/models/passkey';
import { Persona } from '@vesper/core/models/persona';
import { Report } from '@vesper/core/models/report';
import { Share } from '@vesper/core/models/share';
import { ShownPicture } from '@vesper/core/models/shown-picture';
import { StoryPassage } from '@vesper/core/models/story-passage';
import { Story } from '@vesper/core/models/story';
import { TalkImport } from '@vesper/core/models/talk-import';
import { Video } from '@vesper/core/models/video';
import { presentMovement } from '@vesper/core/presenters/token';

type Items = AsyncGenerator<object>;

interface Document {
  toJSON(): object;
}

/** A document with what means something to its owner: not whose it is, nor the driver's marks. */
function plain(document: Document): object {
  const {
    _id,
    userId: _u,
    __v: _v,
    ...fields
  } = { _id: '', userId: '', __v: 0, ...document.toJSON() };
  return { id: String(_id), ...fields };
}

async function* each(documents: AsyncIterable<Document>): Items {
  for await (const document of documents) yield plain(document);
}

async function* ledger(userId: Types.ObjectId): Items {
  let before: string | undefined;
  do {
    const page = (await readHistory(userId, { before, limit: 500 })) ?? [];
    for (const movement of page) yield presentMovement(movement);
    before = page.at(-1)?.id;
  } while (before !== undefined);
}

async function* conversations(userId: Types.ObjectId): Items {
  const kept = { userId, isTemporary: { $ne: true } } as const;
  for await (const conversation of Conversation.find(kept).cursor()) {
    const messages = await Message.find({ conversationId: conversation._id }).sort({
      createdAt: 1,
    });
    yield { ...plain(conversation), messages: messages.map(plain) };
  }
}

/** The books themselves as other programs read them. */
async function* lorebooks(userId: Types.ObjectId): Items {
  for await (const lorebook of Lorebook.find({ userId }).select('+packed').cursor()) {
    const { packed: _, ...fields } = { packed: '', ...plain(lorebook) };
    yield { ...fields, book: bookData(unpackBook(lorebook.packed)) };
  }
}

async function* stories(userId: Types.ObjectId): Items {
  for await (const story of Story.find({ userId }).cursor()) {
    const passages = await StoryPassage.find({ storyId: story._id }).sort({ createdAt: 1 });
    yield { ...plain(story), passages: passages.map(plain) };
  }
}

/** Lists of the archive by file name, each read as it is written: none is ever whole in memory. */
export const PERSONAL_DATA: Record<string, (userId: Types.ObjectId) => Items> = {
  'ledger.json': ledger,
  'conversations.json': conversations,
  'shares.json': (userId) => each(Share.find({ userId }, { slot: 0 }).cursor()),
  'imports.json': (userId) => each(TalkImport.find({ userId }, { attempts: 0 }).cursor()),
  'folders.json': (userId) => each(Folder.find({ userId }, { slot: 0 }).cursor()),
  // Without the words of the operator's styles, which are around the person's own.
  'images.json': (userId) => each(Image.find({ userId }, { composed: 0 }).cursor()),
  'collections.json': (userId) =>
    each(Collection.find({ userId }, { slot: 0, revision: 0 }).cursor()),
  'videos.json': (userId) => each(Video.find({ userId }).cursor()),
  'characters.json': (userId) => each(Character.find({ userId }).select('+card').cursor()),
  'character-versions.json': (userId) => each(CharacterVersion.find({ userId }).cursor()),
  'personas.json': (userId) => each(Persona.find({ userId }, { slot: 0 }).cursor()),
  'lorebooks.json': lorebooks,
  'memories.json': (userId) => each(Memory.find({ userId }, { key: 0, topic: 0 }).cursor()),
  'shown-pictures.json': (userId) =>
    each(ShownPicture.find({ userId }, { looseAt: 0, isGone: 0 }).cursor()),
  'stories.json': stories,
  'likenesses.json': (userId) => each(Likeness.find({ userId }, { slot: 0 }).cursor()),
  'consents.json': (userId) => each(Consent.find({ userId }).cursor()),
  'codes.json': (userId) => each(CodeRedemption.find({ userId }, { place: 0, isOpen: 0 }).cursor()),
  'gifts.json': (userId) => each(Gift.find({ userId }, { requestId: 0 }).cursor()),
  'likes.json': (userId) => each(Like.find({ userId }).cursor()),
  'character-likes.json': (userId) => each(CharacterLike.find({ userId }).cursor()),
  'orders.json': (userId) =>
    each(Order.find({ userId }, { requestKey: 0, pendingMove: 0, version: 0, moves: 0 }).cursor()),
  'blocks.json': (userId) => each(Block.find({ userId }).cursor()),
  'reports.json': (userId) => each(Report.find({ userId }).cursor()),
  'passkeys.json': (userId) =>
    each(Passkey.find({ userId }, { name: 1, createdAt: 1, lastUsedAt: 1 }).cursor()),
  'identities.json': (userId) => each(Identity.find({ userId }).cursor()),
  'notifications.json': (userId) => each(Notification.find({ userId }).cursor()),
};
