import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface Props {
  open: boolean;
  busy: boolean;
  prompt: string;
  onClose: () => void;
  onConfirm: () => void;
}

export function DeletePictureDialog({ open, busy, prompt, onClose, onConfirm }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title="Delete this picture?"
      description={`“${prompt.length > 90 ? `${prompt.slice(0, 90)}…` : prompt}” will be gone for you and for everyone it is shared with. The token is not returned.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" loading={busy} onClick={onConfirm}>
            Delete
          </Button>
        </>
      }
    />
  );
}
