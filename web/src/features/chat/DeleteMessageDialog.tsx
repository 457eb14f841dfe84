import type { MessageView } from '@vesper/core/contract/message';
import { deleteMessage } from '../../data/message/message-actions.ts';
import { DeleteDialog } from '../../ui/DeleteDialog.tsx';

interface Props {
  message: MessageView;
  open: boolean;
  onClose: () => void;
}

/** Asks before a message goes, since nothing brings it back. */
export function DeleteMessageDialog({ message, open, onClose }: Props) {
  return (
    <DeleteDialog
      open={open}
      title={message.role === 'user' ? 'Delete this message?' : 'Delete this reply?'}
      description={
        message.variantCount > 1
          ? `All ${message.variantCount} versions of it go, and what only the others led to. ` +
            'What is shown after it stays.'
          : 'It goes for good. What was said after it stays.'
      }
      onDelete={() => deleteMessage(message)}
      onClose={onClose}
    />
  );
}
