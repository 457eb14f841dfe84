import { Box, Center, Flex, chakra } from '@chakra-ui/react';
import type { MessageView } from '@vesper/core/contract/message';
import type { PersonaFace } from '@vesper/core/contract/persona-face';
import { memo, useMemo, type ReactNode } from 'react';
import { dayName } from '../../lib/relative-date.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Face } from '../../ui/Face.tsx';
import { groupMessages, type TimelineGroup } from './group-messages.ts';
import { OwnMessage, OwnWords } from './OwnMessage.tsx';
import { PhoneHead, Reply } from './Reply.tsx';
import { TypingDots } from './TypingDots.tsx';
import { useVersionKeys } from './use-version-keys.ts';
import { speakerColor } from '../../theme/speaker-color.ts';
import type { speakerVoices } from '../../data/conversation/speaker-voices.ts';
import type { Voice } from '../../data/conversation/voice.ts';

interface Props {
  messages: readonly MessageView[];
  voiceFor: ReturnType<typeof speakerVoices>;
  /** The one of a group who speaks next, while there is no reply yet. */
  expected: MessageView['speaker'];
  /** Who the member is here, if they chose to be somebody. */
  me: PersonaFace | undefined;
  /** Words on their way to the server, shown as if they had arrived. */
  sending: string | null;
}

/** The messages in groups by day and speaker. Typing and words being streamed leave it alone. */
export const Timeline = memo(function Timeline(props: Props) {
  const { messages, voiceFor, expected, me, sending } = props;
  useVersionKeys(sending === null ? messages.at(-1) : undefined);
  const items = useMemo(() => groupMessages(messages), [messages]);
  const now = new Date();
  return (
    // The newest reply shows its options without being pointed at.
    <Flex
      direction="column"
      gap={{ base: '5', md: '8' }}
      css={{ '& > :last-child [data-message]:last-child [data-quiet]': { opacity: 1 } }}
    >
      {items.map((item) =>
        item.type === 'day' ? (
          <DayName key={item.key} name={dayName(item.at, now)} at={item.at} />
        ) : (
          <MessageGroup
            key={item.key}
            messages={item.messages}
            role={item.role}
            voice={voiceFor(item.messages[0])}
            me={me}
          />
        ),
      )}
      {sending !== null && (
        <Group key="sending" role="user" voice={voiceFor(undefined)} me={me}>
          <OwnWords content={sending} sending />
        </Group>
      )}
      {(sending !== null || expected) && (
        <Awaited key="awaited" voice={voiceFor({ speaker: expected })} />
      )}
    </Flex>
  );
});

/** The one who has been asked and has no reply yet. */
function Awaited({ voice }: { voice: Voice }) {
  return (
    <Group role="assistant" voice={voice} me={undefined}>
      <Box>
        <PhoneHead voice={voice} />
        <TypingDots />
      </Box>
    </Group>
  );
}

type MessageGroupProps = Pick<TimelineGroup, 'messages' | 'role'> &
  Pick<GroupProps, 'voice' | 'me'>;

const MessageGroup = memo(function MessageGroup({ messages, role, voice, me }: MessageGroupProps) {
  return (
    <Group role={role} voice={voice} me={me}>
      {messages.map((message) =>
        role === 'user' ? (
          <OwnMessage key={message.id} message={message} />
        ) : (
          <Reply key={message.id} message={message} voice={voice} />
        ),
      )}
    </Group>
  );
}, isSameGroup);

/** Groups are made anew with each message; most hold the very same messages as before. */
function isSameGroup(a: MessageGroupProps, b: MessageGroupProps): boolean {
  return (
    a.voice === b.voice &&
    a.me === b.me &&
    a.messages.length === b.messages.length &&
    a.messages.every((message, index) => message === b.messages[index])
  );
}

interface GroupProps extends Pick<Props, 'me'> {
  voice: Voice;
  role: MessageView['role'];
  children: ReactNode;
}

function Group({ role, voice, me, children }: GroupProps) {
  if (role === 'user') {
    return (
      <Flex direction="column" align="flex-end" gap="1.5" ps={{ base: '6', md: '20' }}>
        {me && <Me persona={me} />}
        {children}
      </Flex>
    );
  }
  return (
    <Flex gap="4" align="flex-start">
      <Box display={{ base: 'none', md: 'block' }} lineHeight="0">
        <Face voice={voice} size="sm" />
      </Box>
      {/* The first line of words stands in the middle of the face. */}
      <Box minW="0" flex="1" pt={{ md: '3px' }}>
        <SpeakerName voice={voice} />
        <Flex direction="column" gap={{ base: '5', md: '8' }} minW="0">
          {children}
        </Flex>
      </Box>
    </Flex>
  );
}

/** In a group, the name beside the face; a phone says it above each reply. */
function SpeakerName({ voice: { name, color } }: { voice: Voice }) {
  if (color === undefined) return null;
  return (
    <Box
      display={{ base: 'none', md: 'block' }}
      textStyle="label"
      color={speakerColor(color)}
      mb="1"
      truncate
    >
      {name}
    </Box>
  );
}

/** The one that the member speaks as, above what they say. */
function Me({ persona: { name, picture } }: { persona: PersonaFace }) {
  return (
    <Flex align="center" gap="2" maxW="full" minW="0">
      <chakra.span textStyle={{ base: 'label', md: 'caption' }} color={{ md: 'fg.muted' }} truncate>
        {name}
      </chakra.span>
      <Avatar letter={[...name][0]?.toUpperCase() ?? '?'} src={picture} size="xs" />
    </Flex>
  );
}

function DayName({ name, at }: { name: string; at: string }) {
  return (
    <Center role="separator" aria-label={name} color="fg.subtle">
      <chakra.time dateTime={at} textStyle="caption">
        {name}
      </chakra.time>
    </Center>
  );
}
