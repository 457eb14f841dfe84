import { Box, Flex, chakra } from '@chakra-ui/react';
import type { MessageView } from '@vesper/core/contract/message';
import { CircleStop, RotateCcw, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { useMessageRun } from '../../realtime/index.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from './CopyButton.tsx';
import { isFinal } from './message-pages.ts';
import { MessageText } from './MessageText.tsx';
import { shownMessage, type Shown } from './shown-message.ts';
import { TypingDots } from './TypingDots.tsx';

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

type Props = {
  message: MessageView;
  /** Sends the words that a failed reply was meant to answer once more. */
  onRetry?: ((message: MessageView) => void) | undefined;
};

/** One message. A finished one never looks at the runs, so streaming draws the live one alone. */
export const MessageBubble = memo(function MessageBubble({ message, onRetry }: Props) {
  if (message.role === 'user') return <UserBubble content={message.content} />;
  if (isFinal(message) && message.status !== 'failed') {
    return <AssistantBubble message={message} shown={message} />;
  }
  return <LiveBubble message={message} onRetry={onRetry} />;
});

function LiveBubble({ message, onRetry }: Props) {
  const run = useMessageRun(message.id);
  return <AssistantBubble message={message} shown={shownMessage(message, run)} onRetry={onRetry} />;
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

function AssistantBubble({ message, shown, onRetry }: AssistantProps) {
  const { content, status } = shown;
  const live = status === 'pending' || status === 'streaming';
  return (
    <Flex
      direction="column"
      align="flex-start"
      maxW="full"
      role="group"
      aria-label="Reply"
      aria-busy={live || undefined}
      data-status={status}
      css={{ '&:hover [data-copy], &:focus-within [data-copy]': { opacity: 1 } }}
    >
      {(content !== '' || live) && (
        <Box position="relative" maxW="full">
          <Surface voice="assistant">
            {content === '' ? <TypingDots /> : <MessageText text={content} live={live} />}
          </Surface>
          {!live && <CopyButton text={content} />}
        </Box>
      )}
      {status === 'stopped' && <Stopped />}
      {status === 'failed' && (
        <Failed reason={shown.failure} onRetry={onRetry && (() => onRetry(message))} />
      )}
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

function Failed({
  reason,
  onRetry,
}: {
  reason?: string | undefined;
  onRetry?: (() => void) | undefined;
}) {
  return (
    <Flex align="center" wrap="wrap" columnGap="4" rowGap="2.5" mt="2" ms="1" role="alert">
      <Flex align="flex-start" gap="2" color="fg.error" textStyle="small">
        <Box mt="3px" aria-hidden>
          <TriangleAlert size={14} />
        </Box>
        {reason ?? NO_REASON}
      </Flex>
      {onRetry && (
        <Button size="sm" variant="secondary" icon={<RotateCcw size={14} />} onClick={onRetry}>
          Retry
        </Button>
      )}
    </Flex>
  );
}
