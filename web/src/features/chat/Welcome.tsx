import { Box, Flex, chakra } from '@chakra-ui/react';
import { ArrowRight, MessageCircleDashed, MessageCirclePlus, Users } from 'lucide-react';
import { Link } from 'react-router';
import { useConversations } from '../../data/conversation/use-conversations.ts';
import { Button } from '../../ui/Button.tsx';
import { Face } from '../../ui/Face.tsx';
import { shownTitle, voiceOf } from '../../data/conversation/voice.ts';

const RECENT = 3;

const Recent = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    px: '4',
    minH: '16',
    borderRadius: 'lg',
    borderWidth: '1px',
    bg: 'bg.panel',
    textAlign: 'start',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    '& > svg': { color: 'fg.subtle', flexShrink: '0' },
    _hover: { borderColor: 'border.strong', bg: 'bg.raised', '& > svg': { color: 'accent.fg' } },
  },
});

interface Props {
  creating: boolean;
  onCreate: () => void;
  onTemporary: () => void;
  onGroup: () => void;
}

/** Stands before a conversation is chosen: a start, and the way back. On a phone, above the list. */
export function Welcome({ creating, onCreate, onTemporary, onGroup }: Props) {
  const { conversations, isSuccess } = useConversations();
  const isNew = isSuccess && conversations.length === 0;
  return (
    <Flex
      flex={{ base: isNew ? '1' : 'none', md: '1' }}
      minW="0"
      overflowY={{ md: 'auto' }}
      justify="center"
      align={{ base: isNew ? 'center' : 'stretch', md: 'center' }}
      px={{ base: '4', md: '6' }}
      pt={{ base: '5', md: '0' }}
      pb={{ base: isNew ? '8' : '0', md: '16' }}
    >
      <Flex
        direction="column"
        align={{ base: isNew ? 'center' : 'stretch', md: 'center' }}
        textAlign={{ base: isNew ? 'center' : 'start', md: 'center' }}
        width="full"
        maxW={{ md: 'md' }}
        my={{ md: 'auto' }}
      >
        <chakra.h1 textStyle={{ base: isNew ? 'title' : 'heading', md: 'title' }}>
          Welcome to AI Chat
        </chakra.h1>
        <chakra.p
          display={{ base: isNew ? 'block' : 'none', md: 'block' }}
          textStyle="lead"
          color="fg.muted"
          mt="3"
          mb={{ base: '3', md: '3' }}
          textWrap="balance"
        >
          Somebody to talk to, at any hour. Replies go on even when you close the tab.
        </chakra.p>
        <Button
          size={isNew ? 'lg' : 'md'}
          mt="4"
          loading={creating}
          icon={<MessageCirclePlus size={19} />}
          onClick={onCreate}
        >
          Start New Conversation
        </Button>
        <Flex mt="2" gap="1" justify="center" wrap="wrap">
          <Button variant="ghost" icon={<Users size={17} />} onClick={onGroup}>
            Group chat
          </Button>
          <Button
            variant="ghost"
            disabled={creating}
            icon={<MessageCircleDashed size={17} />}
            onClick={onTemporary}
          >
            Temporary chat
          </Button>
        </Flex>
        {conversations.length > 0 && (
          <Flex
            direction="column"
            gap="2"
            width="full"
            mt="12"
            display={{ base: 'none', md: 'flex' }}
          >
            <Box as="h2" textStyle="caption" color="fg.subtle" mb="1">
              Or pick up where you left off
            </Box>
            {conversations.slice(0, RECENT).map((one) => (
              <Recent key={one.id} to={`/chat/${one.id}`}>
                <Face voice={voiceOf(one)} />
                <Box flex="1" minW="0">
                  <Box textStyle="label" truncate>
                    {shownTitle(one)}
                  </Box>
                  {one.lastLine && (
                    <Box textStyle="caption" color="fg.subtle" truncate>
                      {one.lastLine}
                    </Box>
                  )}
                </Box>
                <ArrowRight size={16} aria-hidden />
              </Recent>
            ))}
          </Flex>
        )}
      </Flex>
    </Flex>
  );
}
