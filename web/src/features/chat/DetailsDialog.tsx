import { Box, chakra } from '@chakra-ui/react';
import type { MessageView } from '@vesper/core/contract/message';
import type { ReplyDetails } from '@vesper/core/contract/model';
import { Dialog } from '../../ui/Dialog.tsx';
import { useChat } from './chat-context.ts';
import { detailRows } from './detail-rows.ts';
import { Remembered } from './Remembered.tsx';

const Rows = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    textStyle: 'small',
    '& > *': { py: '2.5', borderTopWidth: '1px' },
    '& > :first-of-type': { borderTopWidth: '0' },
    '& dt': { color: 'fg.muted', pe: '6' },
    '& dd': {
      color: 'fg',
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
      m: '0',
    },
  },
});

interface Props {
  message: MessageView & { details: ReplyDetails };
  open: boolean;
  onClose: () => void;
}

/** The making of a reply, for those who want to know. */
export function DetailsDialog({ message, open, onClose }: Props) {
  const { models } = useChat();
  const model = models.find(({ id }) => id === message.details.modelId);
  return (
    <Dialog open={open} onClose={onClose} title="Reply details">
      <Rows>
        {detailRows(message.details, model).map(([name, value]) => (
          <Row key={name} name={name} value={value} />
        ))}
      </Rows>
      <Remembered message={message} />
      <Box height="4" />
    </Dialog>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
