import type { CharacterView } from '@vesper/core/contract/character';
import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { CharacterForm } from './CharacterForm.tsx';

interface Props {
  /** 'new' creates one; null while closed. */
  subject: CharacterView | 'new' | null;
  onClose: () => void;
}

/** One dialog to create a character and to change it. */
export function CharacterDialog({ subject, onClose }: Props) {
  const formId = useId();
  const [busy, setBusy] = useState(false);
  // The form stays while the dialog closes.
  const [shown, setShown] = useState(subject);
  if (subject !== null && subject !== shown) setShown(subject);
  const isNew = shown === 'new';

  return (
    <Dialog
      open={subject !== null}
      onClose={onClose}
      size="md"
      title={isNew ? 'Create Character' : 'Edit Character'}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            {words(isNew, busy)}
          </Button>
        </>
      }
    >
      {shown !== null && (
        <CharacterForm
          key={isNew ? 'new' : shown.id}
          id={formId}
          character={isNew ? null : shown}
          onBusy={setBusy}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}

function words(isNew: boolean, busy: boolean): string {
  if (isNew) return busy ? 'Creating...' : 'Create Character';
  return busy ? 'Saving...' : 'Save changes';
}
