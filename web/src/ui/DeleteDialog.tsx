import type { ReactNode } from 'react';
import { useBusy } from '../lib/use-busy.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface Props {
  open: boolean;
  title: string;
  /** Says what goes with it and what stays. */
  description: ReactNode;
  /** The words of the two buttons. */
  keep?: string;
  confirm?: string;
  /** Deletes, and says what went wrong; resolves to whether it is gone. */
  onDelete: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks before something goes that nothing brings back. */
export function DeleteDialog(props: Props) {
  const { open, title, description, onDelete, onClose } = props;
  const { keep = 'Keep it', confirm = 'Delete' } = props;
  const [deleting, run] = useBusy();
  const remove = (): void =>
    run(async () => {
      if (await onDelete()) onClose();
    });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {keep}
          </Button>
          <Button variant="danger" loading={deleting} onClick={remove}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
