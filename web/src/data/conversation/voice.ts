import { DEFAULT_ASSISTANT, DEFAULT_CONVERSATION_TITLE } from '@vesper/core/contract/brand';
import type { ConversationView } from '@vesper/core/contract/conversation';

/** The one who speaks on the other side of a conversation. */
export type Voice = Readonly<{
  name: string;
  letter: string;
  avatar: string | null;
  /** Null for the assistant, who has a face of its own. */
  characterId: string | null;
}>;

export function voiceOf(character: ConversationView['character']): Voice {
  const name = character?.name ?? DEFAULT_ASSISTANT;
  return {
    name,
    letter: [...name][0]?.toUpperCase() ?? 'A',
    avatar: character?.avatar ?? null,
    characterId: character?.id ?? null,
  };
}

/** What a conversation is called: by its character until something has been said in it. */
export function shownTitle({
  title,
  character,
  isTemporary,
}: Pick<ConversationView, 'title' | 'character' | 'isTemporary'>): string {
  if (isTemporary) return character?.name ?? 'Temporary chat';
  return character && title === DEFAULT_CONVERSATION_TITLE ? character.name : title;
}
