import type { Types } from 'mongoose';
import { Conversation } from '../models/conversation.ts';
import { Message, SHOWN } from '../models/message.ts';
import { hasWords, havingTerms, isPlain, termsSought } from './terms.ts';

type Id = Types.ObjectId;

/**
 * Messages, and titles, that are looked at for one search: of a word that is in more of them, the
 * newest messages.
 */
const LOOKED_AT = 2_000;

/** Where words were found: conversation → the newest message that has them; null for its title. */
export type Found = Map<string, Id | null>;

/** Finds the member's conversations that have the words in their title or in a message as shown. */
export async function findConversations(userId: string, words: string): Promise<Found> {
  const sought = termsSought(words);
  if (sought.length === 0) return new Map();
  const [titled, said] = await Promise.all([
    findTitles(userId, words, sought),
    findSaid(userId, words, sought),
  ]);
  return new Map([...titled, ...said]);
}

async function findTitles(
  userId: string,
  words: string,
  sought: readonly string[],
): Promise<[string, null][]> {
  const found = await Conversation.find({ userId, ...havingTerms(sought) }, { title: 1 })
    .limit(LOOKED_AT)
    .lean();
  return found
    .filter(({ title }) => hasWords(title, words))
    .map(({ _id }) => [_id.toHexString(), null]);
}

async function findSaid(
  userId: string,
  words: string,
  sought: readonly string[],
): Promise<[string, Id][]> {
  // Texts are read only where the terms cannot prove a match.
  const plain = isPlain(words);
  const fields = { conversationId: 1, createdAt: 1, ...(!plain && { content: 1 }) } as const;
  const found = await Message.find({ userId, ...SHOWN, ...havingTerms(sought) }, fields)
    .limit(LOOKED_AT)
    .lean();
  return found
    .filter(({ content }) => plain || hasWords(content, words))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map(({ _id, conversationId }) => [conversationId.toHexString(), _id]);
}
