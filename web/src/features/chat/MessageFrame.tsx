import { Flex } from '@chakra-ui/react';
import type { MessageView } from '@vesper/core/contract/message';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { clockTime } from '../../lib/relative-date.ts';
import {
  ActionSheet,
  DeleteMessageDialog,
  DetailsDialog,
  RegenerateDialog,
  SentDialog,
} from './lazy-parts.ts';
import { useHold } from './use-hold.ts';
import { useMessageActions, type MessageAction } from './use-message-actions.tsx';

const FRAME = {
  '&:hover [data-quiet], &:focus-within [data-quiet]': { opacity: 1 },
  // Holding a message opens its options there, which offer to select its words.
  '@media (hover: none)': { userSelect: 'none', WebkitTouchCallout: 'none' },
  '&[data-selecting]': { userSelect: 'text', WebkitTouchCallout: 'default' },
};

export interface FrameParts {
  actions: readonly MessageAction[];
  /** Opens the options of a message below the thumb. */
  onMore: () => void;
}

interface Props {
  message: MessageView;
  /** The one who said it. */
  name: string;
  onEdit?: () => void;
  /** Options make no sense yet: it is being written. */
  bare?: boolean;
  children: (parts: FrameParts) => ReactNode;
}

/** The dialog that was opened last; it stays while it closes. */
type OpenDialog = Readonly<{ name: 'delete' | 'details' | 'regenerate' | 'sent'; isOpen: boolean }>;

const NOTHING = (): void => undefined;

/** A message with what can be done with it: on hover, by holding it, by Tab. */
export function MessageFrame({ message, name, onEdit = NOTHING, bare = false, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const open = (name: OpenDialog['name']) => () => setDialog({ name, isOpen: true });
  const actions = useMessageActions(message, {
    onEdit,
    onSent: open('sent'),
    onDelete: open('delete'),
    onDetails: open('details'),
    onRegenerateWith: open('regenerate'),
  });
  const onMore = (): void => setSheet(true);
  const hold = useHold(onMore);
  return (
    <Flex
      ref={frame}
      direction="column"
      position="relative"
      maxW="full"
      minW="0"
      data-message={message.id}
      css={FRAME}
      {...(bare ? {} : hold)}
    >
      {children({ actions, onMore })}
      <Suspense fallback={null}>
        {sheet && (
          <ActionSheet
            title={`${name} · ${clockTime(message.createdAt)}`}
            excerpt={message.content}
            actions={actions}
            onSelectText={() => selectWords(frame.current)}
            onClose={() => setSheet(false)}
          />
        )}
        {dialog && (
          <MessageDialog
            message={message}
            dialog={dialog}
            onClose={() => setDialog({ ...dialog, isOpen: false })}
          />
        )}
      </Suspense>
    </Flex>
  );
}

interface MessageDialogProps {
  message: MessageView;
  dialog: OpenDialog;
  onClose: () => void;
}

function MessageDialog({ message, dialog: { name, isOpen }, onClose }: MessageDialogProps) {
  const how = { open: isOpen, onClose };
  if (name === 'delete') return <DeleteMessageDialog message={message} {...how} />;
  if (name === 'sent') return <SentDialog message={message} {...how} />;
  if (name === 'regenerate') return <RegenerateDialog message={message} {...how} />;
  const { details } = message;
  return details && <DetailsDialog message={{ ...message, details }} {...how} />;
}

/** Selects the words of a message, for the phone's own handles to narrow down. */
function selectWords(frame: HTMLElement | null): void {
  const words = frame?.querySelector('[data-words]');
  if (!frame || !words) return;
  frame.dataset.selecting = '';
  window.getSelection()?.selectAllChildren(words);
}
