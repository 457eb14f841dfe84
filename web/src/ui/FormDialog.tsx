import { useId, useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

/** What a form in a dialog is given: the button that sends it stands outside of it. */
export interface DialogForm {
  id: string;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The words of the button that sends the form, and while it is being sent. */
  submit: string;
  sending?: string;
  children: (form: DialogForm) => ReactNode;
}

/** A dialog around one form, with the ways to send it and to leave it. */
export function FormDialog({ open, onClose, title, submit, sending = submit, children }: Props) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="md"
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} loading={busy}>
            {busy ? sending : submit}
          </Button>
        </>
      }
    >
      {children({ id, onBusy: setBusy, onDone: onClose })}
    </Dialog>
  );
}
