import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { BookForm, type BookFormProps } from './BookForm.tsx';

interface Props extends Pick<BookFormProps, 'lorebook' | 'onCreated'> {
  open: boolean;
  onClose: () => void;
}

/** The name and the settings of a lorebook; without one it makes one. */
export function BookDialog({ open, lorebook, onClose, onCreated }: Props) {
  const form = useId();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="md"
      title={lorebook ? 'Lorebook settings' : 'New lorebook'}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} loading={busy}>
            {lorebook ? 'Save changes' : 'Create lorebook'}
          </Button>
        </>
      }
    >
      <BookForm
        id={form}
        lorebook={lorebook}
        onBusy={setBusy}
        onCreated={onCreated}
        onDone={onClose}
      />
    </Dialog>
  );
}
