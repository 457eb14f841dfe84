import { Box, Flex, chakra } from '@chakra-ui/react';
import type { MessageView } from '@vesper/core/contract/message';
import { Suspense, useState } from 'react';
import { EditMessage, ShownPictures } from './lazy-parts.ts';
import { MessageToolbar, MoreButton } from './MessageActions.tsx';
import { MessageFrame } from './MessageFrame.tsx';
import { MessageText } from './MessageText.tsx';
import { VariantArrows } from './VariantArrows.tsx';

const Bubble = chakra('div', {
  base: {
    maxW: 'full',
    minW: '0',
    px: '4',
    py: '2.5',
    borderRadius: 'xl',
    borderEndEndRadius: 'sm',
    backgroundImage:
      'linear-gradient(115deg, {colors.accent.amber/20}, {colors.accent.rose/22} 45%, {colors.accent.violet/26})',
  },
  variants: { unsure: { true: { opacity: '0.62' } } },
});

/** Of the pictures that a message shows, so that nothing moves when they come. */
const SHOWN_HEIGHT = '10rem';

/** A message of the person's: a bubble on the right, its options beside it. */
export function OwnMessage({ message }: { message: MessageView }) {
  const [editing, setEditing] = useState(false);
  const { content, pictures } = message;
  const said = <OwnWords content={content} pictures={pictures} />;
  if (editing) {
    return (
      <Suspense fallback={said}>
        <EditMessage message={message} onDone={() => setEditing(false)} />
      </Suspense>
    );
  }
  return (
    <MessageFrame message={message} name="You" onEdit={() => setEditing(true)}>
      {({ actions, onMore }) => (
        <Flex direction="column" align="flex-end" gap="1" minW="0">
          <Flex align="center" justify="flex-end" gap="1" maxW="full" minW="0">
            <MessageToolbar at={message.createdAt} actions={actions} />
            <MoreButton label="Options for your message" onClick={onMore} />
            {said}
          </Flex>
          <VariantArrows message={message} />
        </Flex>
      )}
    </MessageFrame>
  );
}

interface OwnWordsProps {
  content: string;
  pictures?: MessageView['pictures'];
  sending?: boolean;
}

/** The bubble alone; `sending` while nobody knows yet that it has arrived. */
export function OwnWords({ content, pictures, sending = false }: OwnWordsProps) {
  return (
    <Flex
      direction="column"
      align="flex-end"
      gap="1.5"
      role="group"
      aria-label="Your message"
      minW="0"
    >
      {pictures && (
        <Suspense fallback={<Box height={SHOWN_HEIGHT} />}>
          <ShownPictures pictures={pictures} height={SHOWN_HEIGHT} />
        </Suspense>
      )}
      <Bubble unsure={sending} aria-busy={sending || undefined}>
        <MessageText text={content} />
      </Bubble>
    </Flex>
  );
}
