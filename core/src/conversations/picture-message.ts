import type { Types } from 'mongoose';
import type { ConversationDocument } from '../models/conversation.ts';
import { Message } from '../models/message.ts';
import type { Speaker } from './group.ts';
import { touchConversation, unnameConversation } from './conversation-title.ts';
import { laterThan, placeAfter, readLastShown } from './path.ts';

/** A picture that is asked for in a conversation, in the member's words. */
interface PictureAsked {
  imageId: Types.ObjectId;
  words: string;
  at: Date;
  /** The one of a group who shows it. */
  speaker: Speaker | undefined;
}

/** Writes what the member said and the reply that shows the picture. */
export async function sayPicture(
  { _id: conversationId, userId }: ConversationDocument,
  { imageId, words, at, speaker }: PictureAsked,
): Promise<void> {
  const last = await readLastShown(conversationId);
  const common = { conversationId, userId, imageId, status: 'complete' } as const;
  const asked = await Message.create({
    ...common,
    role: 'user',
    content: words,
    ...(last && { follows: placeAfter(last) }),
    createdAt: laterThan(last, at),
  });
  await Message.create({
    ...common,
    role: 'assistant',
    content: '',
    ...(speaker && { speaker }),
    follows: placeAfter(asked),
    createdAt: laterThan(asked, at),
  });
  await touchConversation(conversationId, at);
}

/** Takes both messages back, when the picture came to nothing before it began. */
export async function unsayPicture(imageId: Types.ObjectId): Promise<void> {
  const said = await Message.find({ imageId });
  await Message.deleteMany({ imageId });
  const asked = said.find(({ role }) => role === 'user');
  if (asked) await unnameConversation(asked.conversationId, asked.content);
}
