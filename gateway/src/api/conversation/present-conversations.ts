import type { Types } from 'mongoose';
import type { ConversationMatch, ConversationView } from '@vesper/core/contract/conversation';
import { presentIn } from '@vesper/core/conversations/group';
import { Character, type CharacterDocument } from '@vesper/core/models/character';
import type { ConversationDocument } from '@vesper/core/models/conversation';
import { Message, SHOWN } from '@vesper/core/models/message';
import { choosePersona, personasOf } from '@vesper/core/personas/persona-of';
import { can } from '@vesper/core/policies/character';
import { presentConversation, presentMatch } from '@vesper/core/presenters/conversation';
import type { Found } from '@vesper/core/search/find-conversations';
import { viewerOf } from '../gallery/viewer-of.ts';

const NEWEST = { createdAt: -1, _id: -1 } as const;

/** Words that were searched for, and where they were found. */
export interface Hits {
  words: string;
  found: Found;
}

/** @param hits of a search: each view then shows the message that has the words */
export async function presentConversations(
  conversations: ConversationDocument[],
  hits?: Hits,
): Promise<ConversationView[]> {
  const [first] = conversations;
  if (!first) return [];
  const ids = conversations.flatMap(({ characterId, group }) => [
    ...(characterId ? [characterId] : []),
    ...Array.from(group?.members ?? [], (member) => member.characterId),
  ]);
  // All are of one member.
  const [characters, personas, viewer] = await Promise.all([
    ids.length > 0 ? Character.find({ _id: { $in: ids } }) : [],
    personasOf(first.userId),
    viewerOf(first.userId.toHexString()),
  ]);
  const byId = new Map(characters.map((character) => [character.id, character]));
  return Promise.all(
    conversations.map(async (conversation) => {
      const character = byId.get(conversation.characterId?.toHexString() ?? '');
      return presentConversation(conversation, {
        character: speakerOf(conversation, character),
        members: conversation.group
          ? presentIn(conversation.userId, conversation.group, characters)
          : [],
        persona: choosePersona(personas, conversation.personaId),
        ...(await readLast(conversation._id)),
        viewer,
        match: hits ? await matchIn(conversation, hits) : null,
      });
    }),
  );
}

/** The view of one conversation. */
export async function presentOne(conversation: ConversationDocument): Promise<ConversationView> {
  const [view] = await presentConversations([conversation]);
  if (!view) throw new Error('a conversation has one view');
  return view;
}

/** The character that speaks: none once it is deleted, or private again and somebody else's. */
function speakerOf(
  { userId }: ConversationDocument,
  character: CharacterDocument | undefined,
): CharacterDocument | null {
  return character && can({ userId: userId.toHexString() }, 'read', character) ? character : null;
}

/** Reads two messages in the usual case, whatever the length of the conversation. */
async function readLast(
  conversationId: Types.ObjectId,
): Promise<{ lastText: string | null; isEmpty: boolean }> {
  const newest = await Message.find(
    { conversationId },
    { content: 1, runId: 1, role: 1, offPath: 1 },
  )
    .sort(NEWEST)
    .limit(2)
    .lean();
  const [last] = newest;
  if (!last) return { lastText: null, isEmpty: true };
  // A greeting is the one reply that no run has written.
  const isEmpty = newest.length === 1 && last.role === 'assistant' && !last.runId;
  if (last.content !== '' && !last.offPath) return { lastText: last.content, isEmpty };
  const said = { conversationId, ...SHOWN, content: { $ne: '' } };
  const shown = await Message.findOne(said, { content: 1 }).sort(NEWEST).lean();
  return { lastText: shown?.content ?? null, isEmpty };
}

async function matchIn(
  { id }: ConversationDocument,
  { words, found }: Hits,
): Promise<ConversationMatch | null> {
  const messageId = found.get(String(id));
  const message = messageId ? await Message.findById(messageId, { content: 1 }) : null;
  return message && presentMatch(message, words);
}
