import type { ConversationMatch, ConversationView } from '@vesper/core/contract/conversation';
import { presentIn } from '@vesper/core/conversations/group';
import { Character, type CharacterDocument } from '@vesper/core/models/character';
import type { ConversationDocument } from '@vesper/core/models/conversation';
import { Message } from '@vesper/core/models/message';
import { choosePersona, personasOf } from '@vesper/core/personas/persona-of';
import { can } from '@vesper/core/policies/character';
import { presentConversation, presentMatch } from '@vesper/core/presenters/conversation';
import type { Found } from '@vesper/core/search/find-conversations';
import { viewerOf } from '../gallery/viewer-of.ts';
import { readLast } from './read-last.ts';

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
  const [characters, personas, viewer, lasts, matches] = await Promise.all([
    ids.length > 0 ? Character.find({ _id: { $in: ids } }) : [],
    personasOf(first.userId),
    viewerOf(first.userId.toHexString()),
    readLast(conversations.map(({ _id }) => _id)),
    hits ? matchesIn(conversations, hits) : new Map<string, ConversationMatch>(),
  ]);
  const byId = new Map(characters.map((character) => [character.id, character]));
  return conversations.map((conversation) => {
    const character = byId.get(conversation.characterId?.toHexString() ?? '');
    const hit = hits?.found.get(conversation.id)?.toHexString();
    return presentConversation(conversation, {
      character: speakerOf(conversation, character),
      members: conversation.group
        ? presentIn(conversation.userId, conversation.group, characters)
        : [],
      persona: choosePersona(personas, conversation.personaId),
      // One that was deleted meanwhile has no end any more.
      ...(lasts.get(conversation.id) ?? { lastText: null, isEmpty: true }),
      viewer,
      match: matches.get(hit ?? '') ?? null,
    });
  });
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

/** What a search has found in the messages of these conversations, by the ids of the messages. */
async function matchesIn(
  conversations: readonly ConversationDocument[],
  { found, words }: Hits,
): Promise<Map<string, ConversationMatch>> {
  const ids = conversations.flatMap(({ id }) => found.get(String(id)) ?? []);
  const messages = ids.length > 0 ? await Message.find({ _id: { $in: ids } }, { content: 1 }) : [];
  return new Map(messages.map((message) => [message.id, presentMatch(message, words)]));
}
