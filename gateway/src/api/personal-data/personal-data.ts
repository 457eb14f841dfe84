import { bookData, unpackBook } from '@vesper/core/lorebooks/book';
import type { Types } from 'mongoose';
import { readHistory } from '../token/history.ts';
import { Character } from '@vesper/core/models/character';
import { Consent } from '@vesper/core/models/consent';
import { Conversation } from '@vesper/core/models/conversation';
import { Image } from '@vesper/core/models/image';
import { Like } from '@vesper/core/models/like';
import { Likeness } from '@vesper/core/models/likeness';
import { Lorebook } from '@vesper/core/models/lorebook';
import { Memory } from '@vesper/core/models/memory';
import { Message } from '@vesper/core/models/message';
import { Notification } from '@vesper/core/models/notification';
import { Persona } from '@vesper/core/models/persona';
import { ShownPicture } from '@vesper/core/models/shown-picture';
import { StoryPassage } from '@vesper/core/models/story-passage';
import { Story } from '@vesper/core/models/story';
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
    for (const movement of page) yield presentMovement(movement, null);
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
  'images.json': (userId) => each(Image.find({ userId }).cursor()),
  'characters.json': (userId) => each(Character.find({ userId }).select('+card').cursor()),
  'personas.json': (userId) => each(Persona.find({ userId }, { slot: 0 }).cursor()),
  'lorebooks.json': lorebooks,
  'memories.json': (userId) => each(Memory.find({ userId }, { key: 0, topic: 0 }).cursor()),
  'shown-pictures.json': (userId) =>
    each(ShownPicture.find({ userId }, { looseAt: 0, isGone: 0 }).cursor()),
  'stories.json': stories,
  'likenesses.json': (userId) => each(Likeness.find({ userId }, { slot: 0 }).cursor()),
  'consents.json': (userId) => each(Consent.find({ userId }).cursor()),
  'likes.json': (userId) => each(Like.find({ userId }).cursor()),
  'notifications.json': (userId) => each(Notification.find({ userId }).cursor()),
};
