import { Box, Flex } from '@chakra-ui/react';
import type { ConversationView } from '@vesper/core/contract/conversation';
import type { MessageView } from '@vesper/core/contract/message';
import { Suspense, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { hasArrived, type Composer } from '../../data/message/composer.ts';
import { useMarkRead } from '../../data/conversation/mark-read.ts';
import { useTemporary } from '../../data/message/temporary.ts';
import { useOrphanWatch } from '../../data/message/use-messages.ts';
import { stopReading, useReading } from '../../data/speech/reading.ts';
import { inBackground } from '../../lib/in-background.ts';
import { ChatAround } from './ChatAround.tsx';
import { ChatHeader } from './ChatHeader.tsx';
import { ReadingPlayer, SpeakerRow, TemporaryNote } from './lazy-parts.ts';
import type { LogBodyProps } from './LogBody.tsx';
import { LogContent, LogFailed } from './LogContent.tsx';
import { loadLogBody, useLateLog } from './log-loader.ts';
import { MessageLog } from './MessageLog.tsx';
import { SuggestingBox } from './SuggestingBox.tsx';
import { useHistory } from './use-history.ts';
import { useMessageBox } from './use-message-box.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { voiceOf, type Voice } from '../../data/conversation/voice.ts';

const NONE: readonly MessageView[] = [];

/** The server changes no message while a reply is being written, so nothing offers to. */
const NOTHING_CHANGES = { '& [data-needs-quiet]': { display: 'none' } };

interface Props {
  userId: string;
  conversationId: string;
  /** Undefined while it is being read, or when it could not be. */
  conversation: ConversationView | undefined;
  isReading: boolean;
  title: string;
  onNew: () => void;
  onTemporary: () => void;
  onDelete: () => void;
}

/** One conversation: header, messages, box. Mount it anew for each conversation. */
export function ConversationPane(props: Props) {
  const { userId, conversationId, conversation, isReading, ...header } = props;
  const voice = useVoice(conversation);
  const history = useHistory(conversationId);
  const messages = history.data ?? NONE;
  const { box, sending, waiting, orphaned, onStart } = useMessageBox(
    userId,
    conversationId,
    messages,
  );
  useOrphanWatch(conversationId, orphaned);
  useTemporary(userId, conversation);
  useMarkRead(conversation);

  const busy = box.replying || box.sending;
  useShortcuts(busy ? { stop: box.onStop } : {});

  return (
    <ChatAround conversation={conversation} messages={messages}>
      <Flex
        as="section"
        aria-label="Conversation"
        direction="column"
        flex="1"
        minW="0"
        minH="0"
        css={busy ? NOTHING_CHANGES : {}}
      >
        <ChatHeader
          conversation={conversation}
          voice={voice}
          reply={!busy ? null : waiting ? 'waiting' : 'typing'}
          {...header}
        />
        {conversation?.isTemporary === true && (
          <Suspense fallback={<Box minH="10" />}>
            <TemporaryNote />
          </Suspense>
        )}
        <Said
          conversationId={conversationId}
          history={history}
          isReading={isReading}
          messages={messages}
          voice={voice}
          sending={sending}
          replying={box.replying}
          onStart={onStart}
        />
        <Box
          flexShrink="0"
          px={{ base: '3', md: '8' }}
          pt="2"
          pb={{ base: 'max(0.75rem, env(safe-area-inset-bottom))', md: '6' }}
        >
          <Box maxW="3xl" mx="auto">
            <ReadingNow voice={voice} />
            {conversation?.group && (
              <Suspense fallback={<Box minH="14" />}>
                <SpeakerRow messages={messages} busy={busy} />
              </Suspense>
            )}
            <SuggestingBox userId={userId} conversationId={conversationId} box={box} />
          </Box>
        </Box>
      </Flex>
    </ChatAround>
  );
}

/** Stays the same while only other things of the conversation change. */
function useVoice(conversation: ConversationView | undefined): Voice {
  const { character = null, group } = conversation ?? {};
  return useMemo(() => voiceOf({ character, group }), [character, group]);
}

/** What is being read aloud, within reach of whoever wants it to stop. */
function ReadingNow({ voice }: { voice: Voice }) {
  const reading = useReading();
  // Who leaves the conversation has stopped listening.
  useEffect(() => stopReading, []);
  if (!reading) return null;
  return (
    <Suspense fallback={null}>
      <ReadingPlayer key={reading.messageId} text={reading.text} voice={reading.speaker ?? voice} />
    </Suspense>
  );
}

interface SaidProps extends Pick<
  LogBodyProps,
  'conversationId' | 'messages' | 'voice' | 'onStart'
> {
  history: ReturnType<typeof useHistory>;
  isReading: boolean;
  sending: Composer['sending'];
  replying: boolean;
}

/** The words that are still on their way: once the history has them, they are not shown twice. */
function onItsWay(sending: Composer['sending'], messages: readonly MessageView[]): string | null {
  return sending && !hasArrived(sending, messages) ? sending.content : null;
}

/** The log, as soon as there is something to draw and something that draws it. */
function Said({ history, isReading, sending, replying, ...body }: SaidProps) {
  const { isFetchingNextPage, hasNextPage, loadOlder } = history;
  const [search] = useSearchParams();
  const late = useLateLog();
  const isReady = late !== undefined && !isReading;
  return (
    <MessageLog
      firstKey={isReady ? body.messages[0]?.id : undefined}
      onNearTop={loadOlder}
      sendKey={sending?.key}
      replying={replying}
      target={search.get('at')}
      onMissing={loadOlder}
    >
      <LogContent
        // An earlier page that could not be read takes nothing away from those that are there.
        status={!isReady ? 'pending' : history.data ? 'success' : history.status}
        onRetry={() => inBackground(history.refetch())}
      >
        {late ? (
          <late.LogBody
            {...body}
            sending={onItsWay(sending, body.messages)}
            hasOlder={hasNextPage}
            isReadingOlder={isFetchingNextPage}
            onOlder={loadOlder}
          />
        ) : (
          <LogFailed onRetry={() => inBackground(loadLogBody())} />
        )}
      </LogContent>
    </MessageLog>
  );
}
