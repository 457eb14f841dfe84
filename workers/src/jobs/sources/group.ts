import type { Types } from 'mongoose';
import { fillMacros } from '@vesper/core/contract/macros';
import { groupOf, type Speaker } from '@vesper/core/conversations/group';
import type { CharacterDocument } from '@vesper/core/models/character';
import type { ConversationDocument } from '@vesper/core/models/conversation';
import type { MessageFields } from '@vesper/core/models/message';
import { lineStart } from '@vesper/core/presenters/plain-line';
import type { ChatTurn, GroupSheet } from '../../engines/chat/chat-engine.ts';

/** Characters of what the one who speaks is told of each of the others. */
const LINE_MAX = 120;

/** The others in a group, as the one who speaks knows them; undefined where it is no group. */
export async function othersFor(
  conversation: ConversationDocument,
  speaker: Speaker | null | undefined,
  userName: string | undefined,
): Promise<GroupSheet | undefined> {
  if (!conversation.group) return undefined;
  const members = await groupOf(conversation);
  const others = members.filter(({ character }) => !isSame(speaker, character._id));
  return { others: others.map(({ character }) => faceOf(character, userName)) };
}

function faceOf(character: CharacterDocument, user = 'the user') {
  const { name, nickname, description, traits } = character;
  const told = description ?? traits.join(', ');
  const line = fillMacros(told, { char: nickname ?? name, user });
  return { name, ...(nickname && { nickname }), line: lineStart(line, LINE_MAX) };
}

/** Who says a message, as the one who speaks next hears it: others of a group are not themselves. */
export function heardBy(
  listener: Speaker | null | undefined,
  { role, speaker }: Pick<MessageFields, 'role' | 'speaker'>,
): Pick<ChatTurn, 'role' | 'speaker'> {
  if (!listener || !speaker) return { role };
  const { name } = speaker;
  return { role: isSame(listener, speaker.characterId) ? role : 'user', speaker: name };
}

const isSame = (speaker: Speaker | null | undefined, id: Types.ObjectId): boolean =>
  speaker?.characterId.equals(id) === true;
