import type { CharacterView } from '@vesper/core/contract/character';
import { revealCharacter } from '../../data/character/reveal-character.ts';
import { MatureCover } from '../../ui/MatureCover.tsx';

/** Lies over the face of a character while it is blurred. */
export function FaceCover({ character }: { character: CharacterView }) {
  const { id, name, blurred } = character;
  if (!blurred) return null;
  return (
    <MatureCover
      what={`the picture of ${name}`}
      onShow={() => revealCharacter(id)}
      focusAfter={() => document.querySelector<HTMLElement>(`[data-character="${id}"]`)}
    />
  );
}
