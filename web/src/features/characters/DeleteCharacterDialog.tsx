import type { CharacterView } from '@vesper/core/contract/character';
import { TOASTS } from '@vesper/core/contract/toasts';
import { deleteCharacter } from '../../data/character/characters.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useLastGiven } from '../../lib/use-last-given.ts';
import { DeleteDialog } from '../../ui/DeleteDialog.tsx';

const STAYS = 'with all it remembers. Conversations stay readable.';

interface Props {
  character: CharacterView | null;
  onClose: () => void;
  /** Where its own page is shown, there is nothing left to show. */
  onDeleted?: () => void;
}

/** Asks before a character goes, and says which one and what stays. */
export function DeleteCharacterDialog({ character, onClose, onDeleted }: Props) {
  const named = useLastGiven(character);
  const remove = async (): Promise<boolean> => {
    if (!character) return false;
    try {
      await deleteCharacter(character);
      showToast({ ...TOASTS.characterDeleted, kind: 'success' });
      onDeleted?.();
      return true;
    } catch {
      showToast({ ...TOASTS.characterDeleteFailed, kind: 'failure' });
      return false;
    }
  };
  return (
    <DeleteDialog
      open={character !== null}
      title={`Delete ${named?.name ?? 'this character'}?`}
      description={
        named?.isPublic
          ? `It will be gone for you and for everyone who talks with it, ${STAYS}`
          : `It will be gone for good, ${STAYS}`
      }
      onDelete={remove}
      onClose={onClose}
    />
  );
}
