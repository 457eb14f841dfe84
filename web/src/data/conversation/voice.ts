import { DEFAULT_ASSISTANT, DEFAULT_CONVERSATION_TITLE } from '@vesper/core/contract/brand';
import type { ConversationView } from '@vesper/core/contract/conversation';
import type { ConversationGroup } from '@vesper/core/contract/group';

/** The one who speaks on the other side of a conversation, or all of a group. */
export type Voice = Readonly<{
  name: string;
  letter: string;
  avatar: string | null;
  /** Null for the assistant, who has a face of its own, and for a group. */
  characterId: string | null;
  /** In a group, the index of its colour; null for one who is in it no more. */
  color?: number | null;
  members?: readonly Voice[];
}>;

/** Names of a group that are said; the rest is counted. */
const NAMES_SAID = 2;

export function voiceOf({
  character,
  group,
}: Pick<ConversationView, 'character' | 'group'>): Voice {
  if (!group) {
    return voiceNamed(character?.name ?? DEFAULT_ASSISTANT, character?.avatar, character?.id);
  }
  const members = group.members.map(({ name, avatar, characterId, color }) => ({
    ...voiceNamed(name, avatar, characterId),
    color,
  }));
  return { ...voiceNamed(namesOf(group)), members };
}

export const voiceNamed = (
  name: string,
  avatar: string | null = null,
  characterId: string | null = null,
): Voice => ({ name, letter: [...name][0]?.toUpperCase() ?? 'A', avatar, characterId });

/** 'Mira and Theo', 'Mira, Theo and 2 more'. */
function namesOf({ members }: ConversationGroup): string {
  const names = members.map(({ name }) => name);
  if (names.length === 0) return 'Group chat';
  const more = names.length - NAMES_SAID;
  if (more <= 0) return names.join(' and ');
  return `${names.slice(0, NAMES_SAID).join(', ')} and ${more} more`;
}

/** What a conversation is called: by who speaks in it until something has been said. */
export function shownTitle({
  title,
  isTemporary,
  ...who
}: Pick<ConversationView, 'title' | 'character' | 'group' | 'isTemporary'>): string {
  const isNamed = who.character !== null || who.group !== undefined;
  if (isTemporary) return isNamed ? voiceOf(who).name : 'Temporary chat';
  return isNamed && title === DEFAULT_CONVERSATION_TITLE ? voiceOf(who).name : title;
}

/** The words that lead to what somebody knows of the member. */
export const rememberedBy = ({ name, members }: Voice): string =>
  members ? 'What they remember' : `What ${name} remembers`;
