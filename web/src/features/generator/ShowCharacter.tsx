import type { CharacterView } from '@vesper/core/contract/character';
import { FaceChoice, type FaceOption } from './FaceChoice.tsx';

interface Props {
  /** Those to choose from. */
  characters: readonly CharacterView[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

const faceOf = ({ id, name, avatar }: CharacterView): FaceOption => ({
  ...{ value: id, label: name, title: name, url: avatar },
});

/** The character that is to be seen in the picture, if any. Not there before there is one. */
export function ShowCharacter({ characters, chosen, onChoose }: Props) {
  if (characters.length === 0) return null;
  const name = characters.find(({ id }) => id === chosen)?.name;
  return (
    <FaceChoice
      label="Show a character"
      faces={characters.map(faceOf)}
      chosen={chosen}
      onChoose={onChoose}
    >
      {name} will be in this picture. Say where, and what they do.
    </FaceChoice>
  );
}
