import { Box, Center, Flex } from '@chakra-ui/react';
import type { MessageView } from '@vesper/core/contract/message';
import { CloudOff, MessageCircleHeart } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Announcer } from './Announcer.tsx';
import { ChatHeader } from './ChatHeader.tsx';
import { MessageBox } from './MessageBox.tsx';
import { MessageLog } from './MessageLog.tsx';
import { Timeline } from './Timeline.tsx';
import { TimelineSkeleton } from './TimelineSkeleton.tsx';
import { useMessageBox } from './use-message-box.ts';
import { useMessages, useOrphanWatch } from '../../data/message/use-messages.ts';
import { useShortcuts } from './use-shortcuts.ts';
import type { Voice } from './voice.ts';

const NONE: readonly MessageView[] = [];

/** The server changes no message while a reply is being written, so nothing offers to. */
const NOTHING_CHANGES = { '& [data-needs-quiet]': { display: 'none' } };

interface Props {
  userId: string;
  conversationId: string;
  title: string;
  voice: Voice;
  onOpenList: () => void;
}

/** One conversation: header, messages, box. Mount it anew for each conversation. */
export function ConversationPane({ userId, conversationId, title, voice, onOpenList }: Props) {
  const history = useMessages(conversationId);
  const messages = history.data ?? NONE;
  const { box, sending, orphaned } = useMessageBox(userId, conversationId, messages);
  useOrphanWatch(conversationId, orphaned);

  const busy = box.replying || box.sending;
  useShortcuts(busy ? { stop: box.onStop } : {});

  const { hasNextPage, isFetchingNextPage, fetchNextPage } = history;
  const loadOlder = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) inBackground(fetchNextPage());
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);

  return (
    <Flex
      as="section"
      aria-label="Conversation"
      direction="column"
      flex="1"
      minW="0"
      minH="0"
      css={busy ? NOTHING_CHANGES : {}}
    >
      <ChatHeader title={title} voice={voice} typing={busy} onOpenList={onOpenList} />
      <MessageLog
        firstKey={messages[0]?.id}
        onNearTop={loadOlder}
        sendKey={sending?.key}
        replying={box.replying}
      >
        <Loaded
          state={history.isPending ? 'loading' : messages.length > 0 ? 'full' : history.status}
          onRetry={() => inBackground(history.refetch())}
          voice={voice}
          sending={box.sending}
        >
          <Earlier loading={isFetchingNextPage} more={hasNextPage} onLoad={loadOlder} />
          <Timeline messages={messages} voice={voice} sending={sending?.content ?? null} />
        </Loaded>
      </MessageLog>
      <Box
        flexShrink="0"
        px={{ base: '3', md: '8' }}
        pt="2"
        pb={{ base: 'max(0.75rem, env(safe-area-inset-bottom))', md: '6' }}
      >
        <Box maxW="3xl" mx="auto">
          <MessageBox {...box} />
        </Box>
      </Box>
      <Announcer messages={messages} name={voice.name} />
    </Flex>
  );
}

interface LoadedProps {
  state: 'loading' | 'full' | 'pending' | 'error' | 'success';
  sending: boolean;
  voice: Voice;
  onRetry: () => void;
  children: ReactNode;
}

/** The content of the log: its shape while loading, why it is empty, or the messages. */
function Loaded({ state, sending, voice, onRetry, children }: LoadedProps) {
  if (state === 'full' || sending) return children;
  if (state === 'error') return <LoadFailed onRetry={onRetry} />;
  return state === 'success' ? <StartHere voice={voice} /> : <TimelineSkeleton />;
}

interface EarlierProps {
  loading: boolean;
  more: boolean;
  onLoad: () => void;
}

/** Scrolling up loads by itself; the button is for keyboards and for windows without a scrollbar. */
function Earlier({ loading, more, onLoad }: EarlierProps) {
  if (!loading && !more) return null;
  return (
    <Center h="12" mb="4">
      {loading ? (
        <Spinner label="Loading earlier messages" />
      ) : (
        <Button size="sm" variant="ghost" onClick={onLoad}>
          Load earlier messages
        </Button>
      )}
    </Center>
  );
}

function StartHere({ voice }: { voice: Voice }) {
  return (
    <Center minH="50dvh">
      <EmptyState
        icon={<MessageCircleHeart size={26} />}
        title="Start the conversation"
        description={`Say hello, tell a story or ask a question. ${voice.name} answers as you go.`}
      />
    </Center>
  );
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      icon={<CloudOff size={26} />}
      title="The messages could not be loaded"
      description="They are safe. Check your connection and try again."
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
