import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ConversationView } from '@vesper/core/contract/conversation';
import { memo, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useOpenRunId } from '../../realtime/index.ts';
import { relativeDate } from '../../lib/relative-date.ts';
import { Face } from '../../ui/Face.tsx';
import { Marked } from '../../ui/Marked.tsx';
import { RenameField, RowMenu } from './lazy-parts.ts';
import { dragProps } from './list/drag-conversation.ts';
import { toggleSelected, useListState } from './list/list-store.ts';
import { shownTitle, voiceOf } from '../../data/conversation/voice.ts';

const Row = chakra('li', {
  base: {
    position: 'relative',
    borderRadius: 'md',
    transition: 'background-color 150ms',
    _hover: { bg: 'bg.hover' },
    '&:hover [data-more], &:focus-within [data-more]': { opacity: 1 },
  },
  variants: { active: { true: { bg: 'bg.pressed', _hover: { bg: 'bg.pressed' } } } },
});

const Target = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    ps: '3',
    pe: '3',
    minH: '14',
    py: '2',
    borderRadius: 'md',
    minW: '0',
    '@media (hover: none)': { paddingInlineEnd: '12' },
  },
});

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '3',
    minH: '14',
    minW: '0',
    cursor: 'button',
  },
});

interface Props {
  conversation: ConversationView;
  active: boolean;
  /** The words searched for; '' when there are none. */
  words: string;
  onDelete: () => void;
}

/** One conversation: whose face, what it is called, and what was said last or found. */
export const ConversationRow = memo(function ConversationRow(props: Props) {
  const { conversation, active, words, onDelete } = props;
  const { id, updatedAt, match } = conversation;
  const [renaming, setRenaming] = useState(false);
  const title = shownTitle(conversation);
  const { selected } = useListState();

  if (selected) {
    return (
      <Row active={selected.has(id)}>
        <Choice {...dragProps(conversation)}>
          <chakra.input
            type="checkbox"
            boxSize="5"
            flexShrink="0"
            accentColor="accent.fg"
            checked={selected.has(id)}
            onChange={() => toggleSelected(conversation)}
          />
          <Face voice={voiceOf(conversation)} />
          <Box as="span" textStyle="label" truncate>
            {title}
          </Box>
        </Choice>
      </Row>
    );
  }
  if (renaming) {
    return (
      <Row active={active}>
        <Suspense fallback={null}>
          <RenameField conversation={conversation} onDone={() => setRenaming(false)} />
        </Suspense>
      </Row>
    );
  }
  return (
    <Row active={active}>
      <Target
        to={words !== '' && match ? `/chat/${id}?at=${match.messageId}` : `/chat/${id}`}
        aria-current={active ? 'page' : undefined}
        title={relativeDate(updatedAt, new Date())}
        {...dragProps(conversation)}
      >
        <Face voice={voiceOf(conversation)} />
        <Box as="span" display="block" minW="0" flex="1">
          <Box as="span" display="block" textStyle="label" truncate>
            <Marked text={title} words={words} />
          </Box>
          <SecondLine conversation={conversation} title={title} words={words} />
        </Box>
        {conversation.isUnread && !active && <UnreadDot />}
      </Target>
      <Box
        position="absolute"
        insetEnd="1.5"
        top="50%"
        transform="translateY(-50%)"
        data-more=""
        opacity="0"
        borderRadius="md"
        bg="bg.raised"
        css={{
          '@media (hover: none)': { opacity: 1, background: 'transparent', insetInlineEnd: '0' },
        }}
      >
        <Suspense fallback={null}>
          <RowMenu
            conversation={conversation}
            title={title}
            onRename={() => setRenaming(true)}
            onDelete={onDelete}
          />
        </Suspense>
      </Box>
    </Row>
  );
});

/** A reply has come that nobody has looked at. */
function UnreadDot() {
  return (
    <Box as="span" boxSize="2" borderRadius="full" bg="accent.fg" flexShrink="0">
      <chakra.span srOnly>Unread</chakra.span>
    </Box>
  );
}

type SecondLineProps = Pick<Props, 'conversation' | 'words'> & { title: string };

function SecondLine({ conversation, title, words }: SecondLineProps) {
  const { id, character, lastLine, match } = conversation;
  const replying = useOpenRunId('conversationId', id) !== undefined;
  if (words !== '' && match) {
    return (
      <Box as="span" display="block" textStyle="caption" color="fg.subtle" lineClamp={2}>
        <Marked text={match.snippet} words={words} />
      </Box>
    );
  }
  const name = character && character.name !== title ? `${character.name} · ` : '';
  return (
    <Flex as="span" textStyle="caption" color={replying ? 'accent.fg' : 'fg.subtle'}>
      <Box as="span" truncate>
        {replying ? 'Writing...' : `${name}${lastLine ?? 'Nothing said yet'}`}
      </Box>
    </Flex>
  );
}
