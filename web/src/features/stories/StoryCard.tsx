import { Box, Flex, chakra } from '@chakra-ui/react';
import type { StoryView } from '@vesper/core/contract/story';
import { Ellipsis, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { count } from '../../lib/format.ts';
import { relativeDate } from '../../lib/relative-date.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { PlainIconButton } from '../../ui/PlainIconButton.tsx';
import { Cover } from './Cover.tsx';
import { capitalised } from './genres.ts';

const Title = chakra(Link, {
  base: {
    textStyle: 'subheading',
    lineClamp: 2,
    // The whole card leads there.
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'xl' },
    _focusVisible: { outline: '0', _after: { outline: '2px solid', outlineColor: 'accent.ring' } },
  },
});

interface Props {
  story: StoryView;
  onDelete: () => void;
}

export function StoryCard({ story, onDelete }: Props) {
  return (
    <Card
      as="li"
      pad="none"
      display="flex"
      flexDirection="column"
      transition="border-color 150ms, transform 220ms"
      _hover={{ borderColor: 'border.strong', transform: 'translateY(-2px)' }}
    >
      <Cover genre={story.genre} height="36" />
      <Flex direction="column" gap="3" p="5" flex="1">
        <Flex gap="2" align="flex-start">
          <Box as="h2" flex="1" minW="0">
            <Title to={`/stories/${story.id}`}>{story.title}</Title>
          </Box>
          <Box position="relative" zIndex="1" mt="-1.5" me="-2">
            <Menu
              trigger={
                <PlainIconButton label={`Options for ${story.title}`} size="sm">
                  <Ellipsis size={17} />
                </PlainIconButton>
              }
              items={[
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
        </Flex>
        <Flex gap="1.5" wrap="wrap">
          <Badge>{capitalised(story.genre)}</Badge>
          <Badge>{capitalised(story.tone)}</Badge>
        </Flex>
        <Flex gap="2" mt="auto" color="fg.subtle" textStyle="caption">
          <span>{count(story.passageCount, 'passage')}</span>
          <span aria-hidden>·</span>
          <time dateTime={story.updatedAt}>{relativeDate(story.updatedAt, new Date())}</time>
        </Flex>
      </Flex>
    </Card>
  );
}
