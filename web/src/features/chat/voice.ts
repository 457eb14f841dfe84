import { DEFAULT_ASSISTANT } from '@vesper/core/contract/brand';
import type { ConversationView } from '@vesper/core/contract/conversation';

/** The one who speaks on the other side of a conversation. */
export type Voice = Readonly<{ name: string; letter: string; avatar: string | null }>;

export function voiceOf(character: ConversationView['character']): Voice {
  const name = character?.name ?? DEFAULT_ASSISTANT;
  return { name, letter: [...name][0]?.toUpperCase() ?? 'A', avatar: character?.avatar ?? null };
}
