import type { MessageView } from '@vesper/core/contract/message';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { deleteMessage } from './message-actions.ts';
import { useBusy } from './use-busy.ts';

type Props = { message: MessageView; open: boolean; onClose: () => void };

/** Asks before a message goes, since nothing brings it back. */
export function DeleteMessageDialog({ message, open, onClose }: Props) {
  const [busy, run] = useBusy();
  const own = message.role === 'user';
  const remove = (): void =>
    run(async () => {
      if (await deleteMessage(message)) onClose();
    });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={own ? 'Delete this message?' : 'Delete this reply?'}
      description={
        message.variantCount > 1
          ? `All ${message.variantCount} versions of it go. What was said after it stays.`
          : 'It goes for good. What was said after it stays.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" loading={busy} onClick={remove}>
            Delete
          </Button>
        </>
      }
    />
  );
}
