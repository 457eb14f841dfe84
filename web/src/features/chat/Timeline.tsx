import { Flex, chakra } from '@chakra-ui/react';
import type { MessageView } from '@vesper/core/contract/message';
import { Fragment, memo, useMemo } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { groupMessages, type TimelineGroup } from './group-messages.ts';
import { MessageBubble, UserBubble, WaitingBubble } from './MessageBubble.tsx';
import { clockTime, dayName } from '../../lib/relative-date.ts';
import type { Voice } from './voice.ts';

interface Props {
  messages: readonly MessageView[];
  voice: Voice;
  /** Words on their way to the server, shown as if they had arrived. */
  sending: string | null;
}

/** The messages in groups by day and voice. Typing and words being streamed leave it alone. */
export const Timeline = memo(function Timeline({ messages, voice, sending }: Props) {
  const items = useMemo(() => groupMessages(messages), [messages]);
  const now = new Date();
  return (
    <Flex direction="column" gap={{ base: '5', md: '6' }}>
      {items.map((item) =>
        item.type === 'day' ? (
          <DaySeparator key={item.key} name={dayName(item.at, now)} at={item.at} />
        ) : (
          <MessageGroup key={item.key} messages={item.messages} role={item.role} voice={voice} />
        ),
      )}
      {sending !== null && (
        <Fragment key="sending">
          <Group role="user" voice={voice} at={now.toISOString()}>
            <UserBubble content={sending} sending />
          </Group>
          <Group role="assistant" voice={voice} at={now.toISOString()}>
            <WaitingBubble />
          </Group>
        </Fragment>
      )}
    </Flex>
  );
});

type MessageGroupProps = Pick<TimelineGroup, 'messages' | 'role'> & { voice: Voice };

const MessageGroup = memo(function MessageGroup(props: MessageGroupProps) {
  const { messages, role, voice } = props;
  return (
    <Group role={role} voice={voice} at={messages[0]?.createdAt ?? ''}>
      {messages.map((message) => (
        <MessageBubble key={message.id} message={message} />
      ))}
    </Group>
  );
}, isSameGroup);

/** Groups are made anew with each message; most hold the very same messages as before. */
function isSameGroup(a: MessageGroupProps, b: MessageGroupProps): boolean {
  return (
    a.voice === b.voice &&
    a.messages.length === b.messages.length &&
    a.messages.every((message, index) => message === b.messages[index])
  );
}

interface GroupProps {
  role: MessageView['role'];
  voice: Voice;
  at: string;
  children: React.ReactNode;
}

function Group({ role, voice, at, children }: GroupProps) {
  const time = (
    <chakra.time dateTime={at} textStyle="caption" color="fg.subtle" fontWeight="normal">
      {clockTime(at)}
    </chakra.time>
  );
  if (role === 'user') {
    return (
      <Flex direction="column" align="flex-end" gap="1.5" ps={{ base: '10', md: '24' }}>
        {children}
        {time}
      </Flex>
    );
  }
  return (
    <Flex gap={{ base: '2.5', md: '4' }} pe={{ base: '9', md: '12' }}>
      <Avatar letter={voice.letter} src={voice.avatar} size="sm" />
      <Flex direction="column" gap="1.5" minW="0" flex="1">
        <Flex align="baseline" gap="2.5" minH="8" pt="1.5">
          <chakra.span textStyle="label">{voice.name}</chakra.span>
          {time}
        </Flex>
        {/* A phone has no width to spare beside the face: the words go below it. */}
        <Flex direction="column" gap="1.5" ms={{ base: '-42px', md: '0' }}>
          {children}
        </Flex>
      </Flex>
    </Flex>
  );
}

function DaySeparator({ name, at }: { name: string; at: string }) {
  return (
    <Flex align="center" gap="4" role="separator" aria-label={name} color="fg.subtle">
      <chakra.span flex="1" height="1px" bg="border" />
      <chakra.time dateTime={at} textStyle="caption">
        {name}
      </chakra.time>
      <chakra.span flex="1" height="1px" bg="border" />
    </Flex>
  );
}
