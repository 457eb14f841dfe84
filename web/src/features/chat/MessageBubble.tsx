import { Box, Flex, chakra } from '@chakra-ui/react';
import type { MessageView } from '@vesper/core/contract/message';
import { CircleStop, RotateCcw, TriangleAlert } from 'lucide-react';
import { memo, useState } from 'react';
import { useRunOf } from '../../realtime/index.ts';
import { Button } from '../../ui/Button.tsx';
import { DeleteMessageDialog } from './DeleteMessageDialog.tsx';
import { EditMessage } from './EditMessage.tsx';
import { regenerate } from '../../data/message/message-actions.ts';
import { isFinal } from '../../data/message/message-pages.ts';
import { OwnActions, ReplyActions } from './MessageActions.tsx';
import { MessageText } from './MessageText.tsx';
import { shownMessage, type Shown } from '../../data/message/shown-message.ts';
import { TypingDots } from './TypingDots.tsx';
import { useBusy } from '../../lib/use-busy.ts';

const Surface = chakra('div', {
  base: { maxW: 'full', minW: '0', px: { base: '4', md: '5' }, py: '3', borderRadius: 'xl' },
  variants: {
    voice: {
      user: {
        backgroundImage:
          'linear-gradient(115deg, {colors.accent.amber/20}, {colors.accent.rose/22} 45%, {colors.accent.violet/26})',
        borderEndEndRadius: 'sm',
      },
      assistant: {
        bg: 'bg.panel',
        borderWidth: '1px',
        boxShadow: 'card',
        borderStartStartRadius: 'sm',
      },
    },
    unsure: { true: { opacity: '0.62' } },
  },
});

interface Props {
  message: MessageView;
}

/** One message. A finished one never looks at the runs, so streaming draws the live one alone. */
export const MessageBubble = memo(function MessageBubble({ message }: Props) {
  if (message.role === 'user') return <OwnBubble message={message} />;
  if (isFinal(message) && message.status !== 'failed') {
    return <AssistantBubble message={message} shown={message} />;
  }
  return <LiveBubble message={message} />;
});

function LiveBubble({ message }: Props) {
  const run = useRunOf('messageId', message.id);
  return <AssistantBubble message={message} shown={shownMessage(message, run)} />;
}

const SHOW_ACTIONS = { '&:hover [data-quiet], &:focus-within [data-quiet]': { opacity: 1 } };

function OwnBubble({ message }: Props) {
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  if (editing) return <EditMessage message={message} onDone={() => setEditing(false)} />;
  return (
    <Flex direction="column" align="flex-end" maxW="full" css={SHOW_ACTIONS}>
      <UserBubble content={message.content} />
      <OwnActions
        message={message}
        onEdit={() => setEditing(true)}
        onDelete={() => setDeleting(true)}
      />
      <DeleteMessageDialog message={message} open={deleting} onClose={() => setDeleting(false)} />
    </Flex>
  );
}

export function UserBubble({ content, sending = false }: { content: string; sending?: boolean }) {
  return (
    <Flex direction="column" align="flex-end" role="group" aria-label="Your message" maxW="full">
      <Surface voice="user" unsure={sending} aria-busy={sending || undefined}>
        <MessageText text={content} />
      </Surface>
    </Flex>
  );
}

type AssistantProps = Props & { shown: Shown };

function AssistantBubble({ message, shown }: AssistantProps) {
  const { content, status } = shown;
  const [deleting, setDeleting] = useState(false);
  const live = status === 'pending' || status === 'streaming';
  return (
    <Flex direction="column" align="flex-start" maxW="full" css={SHOW_ACTIONS}>
      <Flex
        direction="column"
        align="flex-start"
        maxW="full"
        role="group"
        aria-label="Reply"
        aria-busy={live || undefined}
        data-status={status}
      >
        {(content !== '' || live) && (
          <Surface voice="assistant">
            {content === '' ? <TypingDots /> : <MessageText text={content} live={live} />}
          </Surface>
        )}
        {status === 'stopped' && <Stopped />}
        {status === 'failed' && (
          <Failed reason={shown.failure} onRetry={() => regenerate(message)} />
        )}
      </Flex>
      {!live && <ReplyActions message={message} onDelete={() => setDeleting(true)} />}
      <DeleteMessageDialog message={message} open={deleting} onClose={() => setDeleting(false)} />
    </Flex>
  );
}

/** The dots of a reply whose request has not been answered yet. */
export function WaitingBubble() {
  return (
    <Surface voice="assistant" alignSelf="flex-start">
      <TypingDots />
    </Surface>
  );
}

function Stopped() {
  return (
    <Flex align="center" gap="1.5" mt="2" ms="1" color="fg.subtle" textStyle="small">
      <CircleStop size={14} aria-hidden />
      Stopped
    </Flex>
  );
}

const NO_REASON = 'This reply could not be finished.';

interface FailedProps {
  reason?: string | undefined;
  onRetry: () => Promise<void>;
}

function Failed({ reason, onRetry }: FailedProps) {
  const [busy, run] = useBusy();
  return (
    <Flex align="center" wrap="wrap" columnGap="4" rowGap="2.5" mt="2" ms="1" role="alert">
      <Flex align="flex-start" gap="2" color="fg.error" textStyle="small">
        <Box mt="3px" aria-hidden>
          <TriangleAlert size={14} />
        </Box>
        {reason ?? NO_REASON}
      </Flex>
      <Button
        size="sm"
        variant="secondary"
        loading={busy}
        data-needs-quiet=""
        icon={<RotateCcw size={14} />}
        onClick={() => run(onRetry)}
      >
        Retry
      </Button>
    </Flex>
  );
}
