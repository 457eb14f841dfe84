import { DEFAULT_ASSISTANT } from '@vesper/core/contract/brand';
import type { CharacterView } from '@vesper/core/contract/character';

/** Who speaks on the other side of a conversation. */
export type Voice = Readonly<{ name: string; letter: string; avatar: string | null }>;

export function voiceOf(character: CharacterView | null): Voice {
  const name = character?.name ?? DEFAULT_ASSISTANT;
  return { name, letter: [...name][0]?.toUpperCase() ?? 'A', avatar: character?.avatar ?? null };
}
