import type { ImageView } from '@vesper/core/contract/image';
import { Check, UserRoundPen } from 'lucide-react';
import { showInPictures } from '../../data/character/save-character.ts';
import { useCharacter } from '../../data/character/use-character.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/Button.tsx';

interface Props {
  image: ImageView;
  /** The character that it shows. */
  characterId: string;
}

/** Makes a picture the one by which models know a character of one's own. */
export function LookButton({ image, characterId }: Props) {
  const { data: character } = useCharacter(characterId);
  const [busy, run] = useBusy();
  if (!character?.isOwn || image.status !== 'complete') return null;
  const isLook = character.look.imageId === image.id;
  return (
    <Button
      variant="secondary"
      block
      mt="2"
      loading={busy}
      disabled={isLook}
      icon={isLook ? <Check size={16} aria-hidden /> : <UserRoundPen size={16} aria-hidden />}
      onClick={() => run(() => showInPictures(character, image.id).catch(told))}
    >
      {isLook ? `The look of ${character.name}` : `Use as the look of ${character.name}`}
    </Button>
  );
}

/** Saving has said what went wrong. */
const told = (): void => undefined;
