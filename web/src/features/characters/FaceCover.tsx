import type { CharacterView } from '@vesper/core/contract/character';
import { revealCharacter } from '../../data/character/reveal-character.ts';
import { MatureCover } from '../../ui/MatureCover.tsx';

interface Props {
  character: CharacterView;
  /** Their name lies on the picture. */
  named?: boolean;
}

/** Lies over the face of a character while it is blurred. */
export function FaceCover({ character, named = false }: Props) {
  const { id, name, blurred } = character;
  if (!blurred) return null;
  return (
    <MatureCover
      what={`the picture of ${name}`}
      named={named}
      onShow={() => revealCharacter(id)}
      focusAfter={() => document.querySelector<HTMLElement>(`[data-character="${id}"]`)}
    />
  );
}
