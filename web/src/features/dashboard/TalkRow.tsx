import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ConversationView } from '@vesper/core/contract/conversation';
import { Link } from 'react-router';
import { voiceOf } from '../../data/conversation/voice.ts';
import { relativeDate } from '../../lib/relative-date.ts';
import { Face } from '../../ui/Face.tsx';

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    minH: '14',
    px: { base: '4', md: '5' },
    py: '2.5',
    _hover: { bg: 'bg.hover' },
    _focusVisible: { outlineOffset: '-3px' },
  },
});

/** An earlier conversation, in one row. */
export function TalkRow({ talk }: { talk: ConversationView }) {
  const voice = voiceOf(talk);
  return (
    <Row to={`/chat/${talk.id}`}>
      <Face voice={voice} size="sm" />
      <Flex flex="1" minW="0" gap="2.5" align="baseline">
        <Box as="span" textStyle="label" flexShrink="0" maxW="45%" truncate>
          {talk.character || talk.group ? voice.name : talk.title}
        </Box>
        <Box as="span" textStyle="small" color="fg.muted" flex="1" minW="0" truncate>
          {talk.lastLine}
        </Box>
        <chakra.time dateTime={talk.updatedAt} textStyle="caption" color="fg.subtle" flexShrink="0">
          {relativeDate(talk.updatedAt, new Date())}
        </chakra.time>
      </Flex>
    </Row>
  );
}
