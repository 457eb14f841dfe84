import type { CharacterView } from '@vesper/core/contract/character';
import { BookMarked } from 'lucide-react';
import { useNavigate } from 'react-router';
import { lorebookApi } from '../../data/lorebook/lorebook-api.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { IconButton } from '../../ui/IconButton.tsx';

interface Props {
  character: Pick<CharacterView, 'id' | 'name'>;
}

/** Leads to the character's own lorebook. */
export function LorebookButton({ character: { id, name } }: Props) {
  const navigate = useNavigate();
  const [opening, run] = useBusy();
  const open = async (): Promise<void> => {
    try {
      const lorebook = await lorebookApi.ofCharacter(id);
      await navigate(`/lorebooks/${lorebook.id}`);
    } catch (error) {
      const description = serverMessage(error, `The lorebook of ${name} could not be opened.`);
      showToast({ title: 'Error', description, kind: 'failure' });
    }
  };
  return (
    <IconButton label={`Lorebook of ${name}`} loading={opening} onClick={() => run(open)}>
      <BookMarked size={17} />
    </IconButton>
  );
}
