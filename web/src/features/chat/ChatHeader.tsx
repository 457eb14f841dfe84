import { Box, Flex, chakra } from '@chakra-ui/react';
import { PanelLeft } from 'lucide-react';
import { useConnection } from '../../realtime/index.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Voice } from './voice.ts';

interface Props {
  title: string;
  voice: Voice;
  typing: boolean;
  onOpenList: () => void;
}

export function ChatHeader({ title, voice, typing, onOpenList }: Props) {
  return (
    <Flex
      as="header"
      align="center"
      gap="3"
      minH={{ base: '14', md: '18' }}
      ps={{ base: '2', md: '8' }}
      pe={{ base: '4', md: '8' }}
      borderBottomWidth="1px"
      flexShrink="0"
    >
      <OpenListButton onClick={onOpenList} />
      <Box display={{ base: 'none', md: 'block' }}>
        <Avatar letter={voice.letter} src={voice.avatar} />
      </Box>
      <Box minW="0" flex="1">
        <chakra.h1 textStyle="subheading" truncate title={title}>
          {title}
        </chakra.h1>
        {title !== voice.name && (
          <Box textStyle="caption" color="fg.subtle" truncate>
            with {voice.name}
          </Box>
        )}
      </Box>
      {typing && (
        <Badge tone="accent" animation="fade-in 180ms">
          Typing...
        </Badge>
      )}
      <ConnectionBadge withTyping={typing} />
    </Flex>
  );
}

/** Phones keep the list of conversations in a drawer. */
export function OpenListButton({ onClick }: { onClick: () => void }) {
  return (
    <IconButton
      label="Open conversations"
      withTooltip={false}
      display={{ base: 'inline-grid', md: 'none' }}
      onClick={onClick}
    >
      <PanelLeft size={20} />
    </IconButton>
  );
}

const WORDS = {
  online: ['Online', 'positive'],
  connecting: ['Connecting...', 'neutral'],
  reconnecting: ['Reconnecting...', 'caution'],
  offline: ['Offline', 'danger'],
} as const;

/** Tells whether replies arrive live right now. On a phone good news makes room for the title. */
function ConnectionBadge({ withTyping }: { withTyping: boolean }) {
  const connection = useConnection();
  const [label, tone] = WORDS[connection];
  const needless = withTyping && connection === 'online';
  return (
    <Badge tone={tone} display={{ base: needless ? 'none' : 'inline-flex', md: 'inline-flex' }}>
      <chakra.span boxSize="1.5" borderRadius="full" bg="currentColor" aria-hidden />
      {label}
    </Badge>
  );
}
