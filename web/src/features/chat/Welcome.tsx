import { Box, Flex, chakra } from '@chakra-ui/react';
import { ArrowRight, MessageCirclePlus } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { NoConversation } from './NoConversation.tsx';
import { relativeDate } from '../../lib/relative-date.ts';
import { useConversations } from '../../data/conversation/use-conversations.ts';

const RECENT = 3;

const Recent = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '4',
    minH: '14',
    borderRadius: 'lg',
    borderWidth: '1px',
    bg: 'bg.panel',
    textAlign: 'start',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    '& svg': { color: 'fg.subtle', flexShrink: '0' },
    _hover: { borderColor: 'border.strong', bg: 'bg.raised', '& svg': { color: 'accent.fg' } },
  },
});

interface Props {
  creating: boolean;
  onCreate: () => void;
  onOpenList: () => void;
}

/** Stands in the middle before a conversation is chosen: a start, and the way back. */
export function Welcome({ creating, onCreate, onOpenList }: Props) {
  const recent = useConversations().conversations.slice(0, RECENT);
  return (
    <NoConversation onOpenList={onOpenList}>
      <Flex direction="column" align="center" textAlign="center" width="full" maxW="md">
        <chakra.h1 textStyle="title">Welcome to AI Chat</chakra.h1>
        <chakra.p textStyle="lead" color="fg.muted" mt="3" mb="7" textWrap="balance">
          Somebody to talk to, at any hour. Replies go on even when you close the tab.
        </chakra.p>
        <Button
          size="lg"
          loading={creating}
          icon={<MessageCirclePlus size={19} />}
          onClick={onCreate}
        >
          Start New Conversation
        </Button>
        {recent.length > 0 && (
          <Flex direction="column" gap="2" width="full" mt="12">
            <Box as="h2" textStyle="caption" color="fg.subtle" mb="1">
              Or pick up where you left off
            </Box>
            {recent.map(({ id, title, updatedAt }) => (
              <Recent key={id} to={`/chat/${id}`}>
                <Box flex="1" minW="0" textStyle="label" truncate>
                  {title}
                </Box>
                <Box textStyle="caption" color="fg.subtle">
                  {relativeDate(updatedAt, new Date())}
                </Box>
                <ArrowRight size={16} aria-hidden />
              </Recent>
            ))}
          </Flex>
        )}
      </Flex>
    </NoConversation>
  );
}
