import { Box, Center, Flex, chakra } from '@chakra-ui/react';
import type { LorebookView } from '@vesper/core/contract/lorebook';
import { BookMarked, Ellipsis } from 'lucide-react';
import { Link } from 'react-router';
import { count } from '../../lib/format.ts';
import { relativeDate } from '../../lib/relative-date.ts';
import { Card } from '../../ui/Card.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { PlainIconButton } from '../../ui/PlainIconButton.tsx';
import { useBookActions } from './use-book-actions.tsx';

const Title = chakra(Link, {
  base: {
    textStyle: 'subheading',
    lineClamp: 2,
    overflowWrap: 'anywhere',
    // The whole card leads there.
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'xl' },
    _focusVisible: { outline: '0', _after: { outline: '2px solid', outlineColor: 'accent.ring' } },
  },
});

interface Props {
  lorebook: LorebookView;
  /** There is no room for a further one. */
  isFull: boolean;
  onDelete: () => void;
}

export function LorebookCard({ lorebook, isFull, onDelete }: Props) {
  const { id, name, description, entryCount, updatedAt } = lorebook;
  const items = useBookActions(lorebook, { isFull, onDelete });
  return (
    <Card
      as="li"
      display="flex"
      flexDirection="column"
      gap="3"
      minH="10rem"
      transition="border-color 150ms, transform 220ms"
      _hover={{ borderColor: 'border.strong', transform: 'translateY(-2px)' }}
    >
      <Flex gap="3.5" align="center">
        <Center
          boxSize="11"
          flexShrink="0"
          borderRadius="md"
          bg="accent.subtle"
          color="accent.fg"
          aria-hidden
        >
          <BookMarked size={20} />
        </Center>
        <Box as="h2" flex="1" minW="0">
          <Title to={`/lorebooks/${id}`}>{name}</Title>
        </Box>
        <Box position="relative" zIndex="1" me="-2">
          <Menu
            trigger={
              <PlainIconButton label={`Options for ${name}`} size="lg">
                <Ellipsis size={17} />
              </PlainIconButton>
            }
            items={items}
          />
        </Box>
      </Flex>
      {description !== '' && (
        <chakra.p textStyle="small" color="fg.muted" lineClamp={2} overflowWrap="anywhere">
          {description}
        </chakra.p>
      )}
      <Flex gap="2" mt="auto" color="fg.subtle" textStyle="caption">
        <span>{count(entryCount, 'entry', 'entries')}</span>
        <span aria-hidden>·</span>
        <time dateTime={updatedAt}>{relativeDate(updatedAt, new Date())}</time>
      </Flex>
    </Card>
  );
}
