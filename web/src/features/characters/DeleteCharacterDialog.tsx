import type { CharacterView } from '@vesper/core/contract/character';
import { TOASTS } from '@vesper/core/contract/toasts';
import { useState } from 'react';
import { hasStatus } from '../../lib/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { charactersApi } from './characters-api.ts';
import { dropCharacter } from './use-characters.ts';

interface Props {
  character: CharacterView | null;
  onClose: () => void;
}

/** Asks before a character goes, and says which one and what stays. */
export function DeleteCharacterDialog({ character, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  // The words stay while the dialog closes.
  const [named, setNamed] = useState(character);
  if (character && character !== named) setNamed(character);

  const remove = async (): Promise<void> => {
    if (!character) return;
    setBusy(true);
    try {
      await charactersApi.remove(character.id).catch((error: unknown) => {
        // Deleted elsewhere already: that is what was asked for.
        if (!hasStatus(error, 404)) throw error;
      });
      dropCharacter(character.id);
      showToast({ ...TOASTS.characterDeleted, kind: 'success' });
      onClose();
    } catch {
      showToast({ ...TOASTS.characterDeleteFailed, kind: 'failure' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={character !== null}
      onClose={onClose}
      role="alertdialog"
      title={`Delete ${named?.name ?? 'this character'}?`}
      description={
        named?.isPublic
          ? 'It will be gone for you and for everyone who talks with it. Conversations stay readable.'
          : 'It will be gone for good. Conversations with it stay readable.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" loading={busy} onClick={() => void remove()}>
            Delete
          </Button>
        </>
      }
    />
  );
}
