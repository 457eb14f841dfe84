import type { LorebookView } from '@vesper/core/contract/lorebook';
import { deleteLorebook } from '../../data/lorebook/lorebooks.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useLastGiven } from '../../lib/use-last-given.ts';
import { DeleteDialog } from '../../ui/DeleteDialog.tsx';

interface Props {
  lorebook: LorebookView | null;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before a lorebook goes, and says what goes with it. */
export function DeleteLorebookDialog({ lorebook, onClose, onDeleted }: Props) {
  const named = useLastGiven(lorebook);
  const remove = async (): Promise<boolean> => {
    if (!lorebook) return false;
    try {
      await deleteLorebook(lorebook.id);
      onDeleted?.();
      return true;
    } catch (error) {
      const description = serverMessage(error, 'Failed to delete the lorebook');
      showToast({ title: 'Error', description, kind: 'failure' });
      return false;
    }
  };
  return (
    <DeleteDialog
      open={lorebook !== null}
      title="Delete this lorebook?"
      description={named && consequence(named)}
      onDelete={remove}
      onClose={onClose}
    />
  );
}

function consequence({ name, characterId }: LorebookView): string {
  return characterId === null
    ? `“${name}” and all of its entries will be gone for good, also from the chats that use it.`
    : 'What you changed in it will be gone for good. What the imported card brought comes back.';
}
