import { Box, Flex, chakra } from '@chakra-ui/react';
import type { MessageView } from '@vesper/core/contract/message';
import { Suspense, useState, type ReactNode } from 'react';
import { isFinal } from '../../data/message/message-pages.ts';
import { shownMessage, type Shown } from '../../data/message/shown-message.ts';
import { useRunOf } from '../../realtime/index.ts';
import { speakerColor } from '../../theme/speaker-color.ts';
import { Face } from '../../ui/Face.tsx';
import { ChatPicture, EditMessage } from './lazy-parts.ts';
import { MessageToolbar, MoreButton } from './MessageActions.tsx';
import { MessageFrame, type FrameParts } from './MessageFrame.tsx';
import { MessageText } from './MessageText.tsx';
import { Outcome } from './Outcome.tsx';
import { Thinking } from './Thinking.tsx';
import { TypingDots } from './TypingDots.tsx';
import { useVersionSwipe } from './use-version-swipe.ts';
import { VariantArrows } from './VariantArrows.tsx';
import type { Voice } from '../../data/conversation/voice.ts';

/** The browser scrolls up and down alone; sideways is for the versions. */
const SWIPED = { touchAction: 'pan-y pinch-zoom' };

interface Props {
  message: MessageView;
  voice: Voice;
}

/** A reply. A finished one never looks at the runs, so streaming draws the live one alone. */
export function Reply({ message, voice }: Props) {
  if (isFinal(message) && message.status !== 'failed') {
    return <ShownReply message={message} voice={voice} shown={shownMessage(message, undefined)} />;
  }
  return <LiveReply message={message} voice={voice} />;
}

function LiveReply({ message, voice }: Props) {
  const run = useRunOf('messageId', message.id);
  return <ShownReply message={message} voice={voice} shown={shownMessage(message, run)} />;
}

function ShownReply({ message, voice, shown }: Props & { shown: Shown }) {
  const { content, status, thinking } = shown;
  const live = status === 'pending' || status === 'streaming';
  const { ref, ...swipe } = useVersionSwipe(message);
  const [editing, setEditing] = useState(false);
  if (editing && !live) {
    return (
      <Suspense fallback={<Said content={content} live={false} />}>
        <EditMessage message={message} onDone={() => setEditing(false)} />
      </Suspense>
    );
  }
  return (
    <MessageFrame message={message} name={voice.name} bare={live} onEdit={() => setEditing(true)}>
      {({ actions, onMore }) => (
        <>
          <PhoneHead voice={voice}>
            {!live && <MoreButton label="Options for this reply" onClick={onMore} />}
          </PhoneHead>
          <Flex
            ref={ref}
            {...(live ? {} : swipe)}
            css={SWIPED}
            direction="column"
            align="stretch"
            minW="0"
            role="group"
            aria-label={message.speaker ? `Reply by ${voice.name}` : 'Reply'}
            aria-busy={live || undefined}
            data-status={status}
          >
            {thinking !== '' && (
              <Thinking
                text={thinking}
                live={live && content === ''}
                tookMs={message.details?.firstWordMs ?? null}
              />
            )}
            {message.imageId === null ? (
              <Said content={content} live={live} place={shown.place} thinks={thinking !== ''} />
            ) : (
              <Suspense fallback={<Box minH="22rem" />}>
                <ChatPicture imageId={message.imageId} conversationId={message.conversationId} />
              </Suspense>
            )}
            <Outcome message={message} shown={shown} />
          </Flex>
          {!live && <Foot message={message} actions={actions} />}
        </>
      )}
    </MessageFrame>
  );
}

interface SaidProps {
  content: string;
  live: boolean;
  place?: number | undefined;
  /** Something moves already. */
  thinks?: boolean;
}

function Said({ content, live, place, thinks = false }: SaidProps) {
  if (content !== '') return <MessageText text={content} live={live} />;
  return live && !thinks ? <TypingDots place={place} /> : null;
}

/** The versions, always in sight, and the options. In the gap below, unless there are versions. */
function Foot({ message, actions }: Pick<FrameParts, 'actions'> & { message: MessageView }) {
  const versions = message.variantCount > 1;
  return (
    <Flex
      align="center"
      minH="8"
      ms={{ base: '0', md: versions ? '0' : '-2' }}
      mt={versions ? '2' : '0'}
      position={versions ? 'static' : 'absolute'}
      top="100%"
    >
      <VariantArrows message={message} />
      <MessageToolbar at={message.createdAt} actions={actions} />
    </Flex>
  );
}

/** A phone has no width to spare beside the face: name and face stand above the words. */
export function PhoneHead({ voice, children }: { voice: Voice; children?: ReactNode }) {
  return (
    <Flex align="center" gap="2" minH="8" mb="0.5" display={{ base: 'flex', md: 'none' }}>
      <Face voice={voice} size="xs" />
      <chakra.span
        textStyle="label"
        truncate
        flex="1"
        color={voice.color === undefined ? undefined : speakerColor(voice.color)}
      >
        {voice.name}
      </chakra.span>
      <Box my="-1.5" me="-2.5" lineHeight="0">
        {children}
      </Box>
    </Flex>
  );
}
