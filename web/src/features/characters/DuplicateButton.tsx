import type { CharacterView } from '@vesper/core/contract/character';
import { TOASTS } from '@vesper/core/contract/toasts';
import { Copy } from 'lucide-react';
import { useNavigate } from 'react-router';
import { characterApi } from '../../data/character/character-api.ts';
import { putCharacter } from '../../data/character/characters.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { IconButton } from '../../ui/IconButton.tsx';

interface Props {
  character: Pick<CharacterView, 'id' | 'name'>;
}

/** Makes a character of one's own of this one, and goes there. */
export function DuplicateButton({ character: { id, name } }: Props) {
  const navigate = useNavigate();
  const [copying, run] = useBusy();
  const copy = async (): Promise<void> => {
    try {
      const made = await characterApi.duplicate(id);
      putCharacter(made);
      const description = 'The copy is private: change what you like.';
      showToast({ title: 'Character Duplicated!', description, kind: 'success' });
      await navigate(`/characters/${made.id}`);
    } catch (error) {
      const { title, description } = TOASTS.characterCreateFailed;
      showToast({ title, description: serverMessage(error, description), kind: 'failure' });
    }
  };
  return (
    <IconButton label={`Duplicate ${name}`} loading={copying} onClick={() => run(copy)}>
      <Copy size={17} />
    </IconButton>
  );
}
