import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ConversationView } from '@vesper/core/contract/conversation';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { Link } from 'react-router';
import { useOpenRunId } from '../../realtime/index.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { relativeDate } from '../../lib/relative-date.ts';
import { RenameField } from './RenameField.tsx';
import { splitMatch } from './split-match.ts';

const Row = chakra('li', {
  base: {
    position: 'relative',
    borderRadius: 'md',
    transition: 'background-color 150ms',
    _hover: { bg: 'bg.hover' },
    '&:hover [data-more], &:focus-within [data-more]': { opacity: 1 },
  },
  variants: {
    active: {
      true: {
        bg: 'bg.hover',
        _before: {
          content: '""',
          position: 'absolute',
          insetStart: '0',
          top: '3',
          bottom: '3',
          width: '3px',
          borderRadius: 'full',
          backgroundImage: 'linear-gradient(180deg, #ffb869, #ff8791, #b08fff)',
        },
      },
    },
  },
});

const Target = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
    ps: '4',
    pe: '12',
    py: '2.5',
    borderRadius: 'md',
    minW: '0',
  },
});

const Hit = chakra('mark', {
  base: { bg: 'accent.subtle', color: 'accent.fg', borderRadius: '3px' },
});

interface Props {
  conversation: ConversationView;
  active: boolean;
  /** The words searched for; '' when there are none. */
  words: string;
  onChosen: () => void;
  onDelete: () => void;
}

export const ConversationRow = memo(function ConversationRow(props: Props) {
  const { conversation, active, words, onChosen, onDelete } = props;
  const { id, title, character, updatedAt } = conversation;
  const hit = splitMatch(title, words);
  const [renaming, setRenaming] = useState(false);
  const replying = useOpenRunId('conversationId', id) !== undefined;

  if (renaming) {
    return (
      <Row active={active}>
        <RenameField conversation={conversation} onDone={() => setRenaming(false)} />
      </Row>
    );
  }
  return (
    <Row active={active}>
      <Target to={`/chat/${id}`} aria-current={active ? 'page' : undefined} onClick={onChosen}>
        <Box as="span" textStyle="label" truncate color={active ? 'fg' : 'fg.muted'}>
          {hit ? (
            <>
              {hit.before}
              <Hit>{hit.match}</Hit>
              {hit.after}
            </>
          ) : (
            title
          )}
        </Box>
        <Flex as="span" align="center" gap="2" textStyle="caption" color="fg.subtle">
          {replying ? (
            <Box as="span" color="accent.fg">
              Writing...
            </Box>
          ) : (
            <time dateTime={updatedAt}>{relativeDate(updatedAt, new Date())}</time>
          )}
          {words !== '' && !hit && <span>Found in messages</span>}
          {words === '' && character && (
            <Box as="span" truncate>
              with {character.name}
            </Box>
          )}
        </Flex>
      </Target>
      <Box
        position="absolute"
        insetEnd="1.5"
        top="50%"
        transform="translateY(-50%)"
        data-more=""
        opacity={{ base: 1, md: active ? 1 : 0 }}
        css={{ '@media (hover: none)': { opacity: 1 } }}
      >
        <Menu
          trigger={
            <IconButton label={`Options for ${title}`} size="sm" withTooltip={false}>
              <Ellipsis size={17} />
            </IconButton>
          }
          items={[
            {
              id: 'rename',
              label: 'Rename',
              icon: <Pencil size={16} />,
              onSelect: () => setRenaming(true),
            },
            {
              id: 'delete',
              label: 'Delete',
              icon: <Trash2 size={16} />,
              danger: true,
              onSelect: onDelete,
            },
          ]}
        />
      </Box>
    </Row>
  );
});
