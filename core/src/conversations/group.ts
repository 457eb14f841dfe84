import type { Types } from 'mongoose';
import { lastOf, namedIn, whoAnswers } from '../contract/turn-order.ts';
import { AppError } from '../errors.ts';
import { Character, type CharacterDocument } from '../models/character.ts';
import type { ConversationDocument, ConversationFields } from '../models/conversation.ts';
import { Message, SHOWN, type MessageFields } from '../models/message.ts';
import { can } from '../policies/character.ts';

type Id = Types.ObjectId;
type Group = NonNullable<ConversationFields['group']>;
type Talk = Pick<ConversationDocument, '_id' | 'userId' | 'group'>;

/** The one who says a message, as the message keeps it. */
export type Speaker = NonNullable<MessageFields['speaker']>;

/** A character as one of a group. */
export interface GroupCharacter {
  character: CharacterDocument;
  color: number;
  isMuted: boolean;
}

/** Turns that are looked at to tell who was silent for how long. */
const TURNS_LOOKED_AT = 60;

/**
 * Those of a group who are there, in the order of a round: not the ones that were deleted, nor those
 * that are private again and somebody else's.
 * @param characters at least those of this group that exist
 */
export function presentIn(
  userId: Id,
  group: Pick<Group, 'members'>,
  characters: readonly CharacterDocument[],
): GroupCharacter[] {
  const actor = { userId: userId.toHexString() };
  return Array.from(group.members).flatMap(({ characterId, color, isMuted }) => {
    const character = characters.find(({ _id }) => _id.equals(characterId));
    return character && can(actor, 'read', character) ? [{ character, color, isMuted }] : [];
  });
}

/** The same, read for one conversation; nobody where it is no group. */
export async function groupOf({ userId, group }: Talk): Promise<GroupCharacter[]> {
  if (!group) return [];
  const ids = Array.from(group.members, ({ characterId }) => characterId);
  return presentIn(userId, group, await Character.find({ _id: { $in: ids } }));
}

export const speakerFor = ({ _id, name }: Pick<CharacterDocument, '_id' | 'name'>): Speaker => ({
  characterId: _id,
  name,
});

/**
 * Those who answer a message in a group, the first one first; nobody in particular elsewhere.
 * @param asked its words, the one chosen to answer, and its time where it was said before
 * @throws AppError `validation_failed` when nobody may answer
 */
export async function speakersFor(
  conversation: Talk,
  asked: { content: string; speakerId?: string | undefined; createdAt?: Date },
): Promise<Speaker[]> {
  const { group } = conversation;
  if (!group) {
    if (asked.speakerId === undefined) return [];
    throw refusal('speakerId', 'Only in a group can you choose who answers.');
  }
  const members = candidates(await groupOf(conversation));
  if (asked.speakerId !== undefined) return [await memberNamed(conversation, asked.speakerId)];
  const spokenBy = await readSpokenBy(conversation._id, asked.createdAt);
  const speakers = whoAnswers(group.turnOrder, members, { content: asked.content, spokenBy });
  if (speakers.length > 0) return speakers.map(({ character }) => speakerFor(character));
  throw refusal(
    'speakerId',
    members.length === 0
      ? 'Nobody of this group is there any more. Add characters to it first.'
      : 'Everybody in this group is muted. Choose who answers, or unmute somebody.',
  );
}

/** @throws AppError `validation_failed` for a character that is none of the group */
export async function memberNamed(
  conversation: Talk,
  characterId: string,
  path = 'speakerId',
): Promise<Speaker> {
  const members = await groupOf(conversation);
  const member = members.find(({ character }) => character.id === characterId);
  if (member) return speakerFor(member.character);
  throw refusal(path, 'This character is not in the group. Choose one of its members.');
}

/** Those of a round who are still to speak: not who left the group or was muted meanwhile. */
export async function stillToSpeak(conversation: Talk, ids: readonly Id[]): Promise<Speaker[]> {
  const members = await groupOf(conversation);
  return ids.flatMap((id) => {
    const member = members.find(({ character }) => character._id.equals(id));
    return member && !member.isMuted ? [speakerFor(member.character)] : [];
  });
}

/** The one of a group whom words are about: who is named in them, or else who spoke last. */
export async function addressedIn(
  conversation: Talk,
  words: string,
): Promise<CharacterDocument | null> {
  const members = candidates(await groupOf(conversation));
  const [named] = namedIn(words, members);
  const [last] = named ? [] : lastOf(members, await readSpokenBy(conversation._id));
  return (named ?? last)?.character ?? null;
}

function candidates(members: readonly GroupCharacter[]) {
  return members.map(({ character, isMuted }) => ({
    character,
    characterId: character.id,
    name: character.name,
    ...(character.nickname && { nickname: character.nickname }),
    isMuted,
  }));
}

/** Who spoke in a conversation, the latest first. */
async function readSpokenBy(conversationId: Id, before?: Date): Promise<string[]> {
  const said = {
    conversationId,
    ...SHOWN,
    role: 'assistant',
    ...(before && { createdAt: { $lt: before } }),
  } as const;
  const found = await Message.find(said, { speaker: 1 })
    .sort({ createdAt: -1, _id: -1 })
    .limit(TURNS_LOOKED_AT);
  return found.flatMap(({ speaker }) => speaker?.characterId.toHexString() ?? []);
}

const refusal = (path: string, message: string): AppError =>
  new AppError('validation_failed', { message, issues: [{ path, message }] });
