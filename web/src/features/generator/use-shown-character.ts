import type { CharacterView } from '@vesper/core/contract/character';
import { useOwnCharacters } from '../../data/character/characters.ts';
import { useCharacter } from '../../data/character/use-character.ts';

/** More faces than these are a crowd; others are chosen on their own page. */
const FACES = 12;

interface ShownCharacters {
  /** Those to choose from: one's own, and the chosen one. */
  characters: readonly CharacterView[];
  /** The chosen one as long as it is there. */
  chosenId: string | null;
}

/** @param wanted the character that was chosen, which may be gone by now */
export function useShownCharacter(wanted: string | null): ShownCharacters {
  const own = (useOwnCharacters().data ?? []).slice(0, FACES);
  const held = own.find(({ id }) => id === wanted);
  const { data: further } = useCharacter(held ? null : wanted);
  const chosen = held ?? (wanted === null ? undefined : further);
  const characters = chosen && !held ? [chosen, ...own] : own;
  return { characters, chosenId: chosen?.id ?? null };
}
