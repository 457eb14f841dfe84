import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ConversationView } from '@vesper/core/contract/conversation';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { voiceOf } from '../../data/conversation/voice.ts';
import { relativeDate } from '../../lib/relative-date.ts';
import { useOpenRunId } from '../../realtime/index.ts';
import { Face } from '../../ui/Face.tsx';

const Frame = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '4', md: '5' },
    p: { base: '4', md: '5' },
    color: 'fg',
    '& [data-arrow]': { transition: 'transform 220ms', color: 'fg.subtle' },
    _hover: {
      bg: 'bg.hover',
      '& [data-arrow]': { transform: 'translateX(4px)', color: 'accent.fg' },
    },
    _focusVisible: { outlineOffset: '-3px', borderRadius: 'xl' },
  },
});

/** The conversation that moved last: whom with, and what was said last. */
export function LastTalk({ talk }: { talk: ConversationView }) {
  const { character, group, title } = talk;
  const voice = voiceOf(talk);
  const writing = useOpenRunId('conversationId', talk.id) !== undefined;
  return (
    <Frame to={`/chat/${talk.id}`}>
      <Face voice={voice} size="face" />
      <Box flex="1" minW="0">
        <Flex align="baseline" gap="3">
          <chakra.h3 textStyle="subheading" minW="0" truncate>
            {(character ?? group) ? `Continue with ${voice.name}` : title}
          </chakra.h3>
          <chakra.time
            dateTime={talk.updatedAt}
            textStyle="caption"
            color="fg.subtle"
            flexShrink="0"
          >
            {relativeDate(talk.updatedAt, new Date())}
          </chakra.time>
        </Flex>
        {writing ? (
          <chakra.p mt="1" color="accent.fg" animation="pulse 1.6s ease-in-out infinite">
            {group ? 'A reply is being written…' : `${voice.name} is writing…`}
          </chakra.p>
        ) : (
          <chakra.p mt="1" color="fg.muted" lineClamp={2} overflowWrap="anywhere">
            {talk.lastLine}
          </chakra.p>
        )}
      </Box>
      <Box data-arrow="" aria-hidden display={{ base: 'none', sm: 'block' }}>
        <ArrowRight size={20} />
      </Box>
    </Frame>
  );
}
