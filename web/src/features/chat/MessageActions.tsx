import { Flex } from '@chakra-ui/react';
import type { MessageView } from '@vesper/core/contract/message';
import { Pencil, RefreshCw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlainIconButton } from '../../ui/PlainIconButton.tsx';
import { CopyButton } from './CopyButton.tsx';
import { regenerate } from '../../data/message/message-actions.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { VariantArrows } from './VariantArrows.tsx';

interface Props {
  message: MessageView;
  onDelete: () => void;
}

/** The buttons of a reply. Its versions are always in sight, the rest when it is looked at. */
export function ReplyActions({ message, onDelete }: Props) {
  const [busy, run] = useBusy();
  return (
    <Flex align="center" minH="8" mt="1" ms={{ base: '0', md: '-2' }}>
      <VariantArrows message={message} />
      <Quiet>
        <CopyButton text={message.content} />
        <ActionButton
          label="Regenerate"
          loading={busy}
          data-needs-quiet=""
          onClick={() => run(() => regenerate(message))}
        >
          <RefreshCw size={15} />
        </ActionButton>
        <ActionButton label="Delete reply" data-needs-quiet="" onClick={onDelete}>
          <Trash2 size={15} />
        </ActionButton>
      </Quiet>
    </Flex>
  );
}

/** The buttons of a message of the user's. */
export function OwnActions({ message, onEdit, onDelete }: Props & { onEdit: () => void }) {
  return (
    <Flex align="center" minH="8" mb="-1">
      <Quiet>
        <ActionButton label="Edit message" data-needs-quiet="" onClick={onEdit}>
          <Pencil size={15} />
        </ActionButton>
        <ActionButton label="Delete message" data-needs-quiet="" onClick={onDelete}>
          <Trash2 size={15} />
        </ActionButton>
      </Quiet>
      <VariantArrows message={message} />
    </Flex>
  );
}

/** Out of the way of the words for a mouse; always there for fingers and for the keyboard's focus. */
function Quiet({ children }: { children: ReactNode }) {
  return (
    <Flex
      align="center"
      data-quiet=""
      opacity="0"
      transition="opacity 150ms"
      css={{ '@media (hover: none)': { opacity: 0.75 } }}
    >
      {children}
    </Flex>
  );
}

function ActionButton(props: React.ComponentProps<typeof PlainIconButton>) {
  return <PlainIconButton size="sm" color="fg.subtle" title={props.label} {...props} />;
}
