import type { Types } from 'mongoose';
import type { ConversationMatch, ConversationView } from '@vesper/core/contract/conversation';
import { presentIn } from '@vesper/core/conversations/group';
import { Character, type CharacterDocument } from '@vesper/core/models/character';
import type { ConversationDocument } from '@vesper/core/models/conversation';
import { Message, SHOWN } from '@vesper/core/models/message';
import { choosePersona, personasOf } from '@vesper/core/personas/persona-of';
import { can } from '@vesper/core/policies/character';
import { presentConversation, presentMatch } from '@vesper/core/presenters/conversation';
import { viewerOf } from '../gallery/viewer-of.ts';
import { containsPattern } from '../../http/contains-pattern.ts';

const NEWEST = { createdAt: -1, _id: -1 } as const;

/** @param words those searched for, of which each view then shows the message that has them */
export async function presentConversations(
  conversations: ConversationDocument[],
  words?: string,
): Promise<ConversationView[]> {
  const [first] = conversations;
  if (!first) return [];
  const ids = conversations.flatMap(({ characterId, group }) => [
    ...(characterId ? [characterId] : []),
    ...Array.from(group?.members ?? [], (member) => member.characterId),
  ]);
  const characters = ids.length > 0 ? await Character.find({ _id: { $in: ids } }) : [];
  // All are of one member.
  const personas = await personasOf(first.userId);
  const viewer = await viewerOf(first.userId.toHexString());
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
        match: words ? await findMatch(conversation._id, words) : null,
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
    .limit(2);
  const [last] = newest;
  if (!last) return { lastText: null, isEmpty: true };
  // A greeting is the one reply that no run has written.
  const isEmpty = newest.length === 1 && last.role === 'assistant' && !last.runId;
  if (last.content !== '' && !last.offPath) return { lastText: last.content, isEmpty };
  const said = { conversationId, ...SHOWN, content: { $ne: '' } };
  const shown = await Message.findOne(said, { content: 1 }).sort(NEWEST);
  return { lastText: shown?.content ?? null, isEmpty };
}

async function findMatch(
  conversationId: Types.ObjectId,
  words: string,
): Promise<ConversationMatch | null> {
  const having = { conversationId, ...SHOWN, content: containsPattern(words) };
  const message = await Message.findOne(having, { content: 1 }).sort(NEWEST);
  return message && presentMatch(message, words);
}
