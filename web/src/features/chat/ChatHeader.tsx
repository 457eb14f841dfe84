import { Box, Flex, chakra } from '@chakra-ui/react';
import { ChevronLeft, SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useConnection } from '../../realtime/index.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Face } from '../../ui/Face.tsx';
import { useChat } from './chat-context.ts';
import { HeaderMenu, type HeaderMenuProps } from './HeaderMenu.tsx';
import { RenameField } from './lazy-parts.ts';
import type { Voice } from '../../data/conversation/voice.ts';

const Back = chakra(Link, {
  base: {
    display: { base: 'grid', md: 'none' },
    placeItems: 'center',
    boxSize: '11',
    flexShrink: '0',
    borderRadius: 'md',
    color: 'fg.muted',
    _hover: { color: 'fg', bg: 'bg.hover' },
  },
});

interface Props extends Omit<HeaderMenuProps, 'onRename'> {
  title: string;
  voice: Voice;
  /** The state of the reply that is on its way; null without one. */
  reply: keyof typeof REPLY_WORDS | null;
}

/** Leads to the character's own page. */
const FaceLink = chakra(Link, {
  base: { borderRadius: 'full', display: 'grid', placeItems: 'center', minW: '11', minH: '11' },
});

/** Whom one talks with and about what. On a phone it is the only header. */
export function ChatHeader(props: Props) {
  const { conversation, title, voice, reply } = props;
  const [renaming, setRenaming] = useState(false);
  const model = useModelName();
  return (
    <Flex
      as="header"
      align="center"
      gap={{ base: '2', md: '3' }}
      minH={{ base: '14', md: '16' }}
      ps={{ base: '1', md: '8' }}
      pe={{ base: '2', md: '6' }}
      borderBottomWidth="1px"
      flexShrink="0"
    >
      <Back to="/chat" aria-label="All conversations">
        <ChevronLeft size={24} />
      </Back>
      {voice.characterId === null ? (
        <Face voice={voice} />
      ) : (
        <FaceLink to={`/characters/${voice.characterId}`} aria-label={`About ${voice.name}`}>
          <Face voice={voice} />
        </FaceLink>
      )}
      {renaming && conversation ? (
        <Box flex="1" maxW="md">
          <Suspense fallback={null}>
            <RenameField conversation={conversation} onDone={() => setRenaming(false)} />
          </Suspense>
        </Box>
      ) : (
        <Box minW="0" flex="1">
          <chakra.h1 textStyle="subheading" lineHeight="1.25" truncate title={title}>
            {title}
          </chakra.h1>
          <Flex align="center" gap="2" textStyle="caption" color="fg.subtle" minW="0">
            {title !== voice.name && (
              // A phone has no room for both, and says the name above each reply.
              <Box
                as="span"
                truncate
                flex="0 1 auto"
                display={{ base: model === undefined ? 'block' : 'none', md: 'block' }}
              >
                {voice.name}
              </Box>
            )}
            <Status reply={reply} />
            {model !== undefined && (
              <Box as="span" truncate flex="0 1 auto" minW="0">
                · {model}
              </Box>
            )}
          </Flex>
        </Box>
      )}
      <SettingsButton />
      <HeaderMenu {...props} onRename={() => setRenaming(true)} />
    </Flex>
  );
}

/** Who writes the replies, where there is a choice, or where it is no model at all. */
function useModelName(): string | undefined {
  const { models, speaking } = useChat();
  if (!speaking || (models.length < 2 && !speaking.isBuiltin)) return undefined;
  return speaking.name;
}

function SettingsButton() {
  const { conversation, openSettings } = useChat();
  return (
    <IconButton
      label="Chat settings"
      size="lg"
      disabled={conversation === undefined}
      onClick={openSettings}
    >
      <SlidersHorizontal size={19} />
    </IconButton>
  );
}

const WORDS = {
  online: ['Online', 'fg.success'],
  connecting: ['Connecting...', 'fg.subtle'],
  reconnecting: ['Reconnecting...', 'fg.warning'],
  offline: ['Offline', 'fg.error'],
} as const;

const REPLY_WORDS = { typing: 'Typing...', waiting: 'Waiting...' } as const;

/** Tells whether replies arrive live right now, and when one is being written or waits its turn. */
function Status({ reply }: Pick<Props, 'reply'>) {
  const connection = useConnection();
  const [label, color] = WORDS[connection];
  const shown = connection === 'online' ? reply : null;
  return (
    <Flex as="span" align="center" gap="1.5" color={shown ? 'accent.fg' : color} flexShrink="0">
      <chakra.span
        boxSize="1.5"
        borderRadius="full"
        bg="currentColor"
        animation={shown === 'typing' ? 'pulse 1.3s ease-in-out infinite' : undefined}
        aria-hidden
      />
      {shown ? REPLY_WORDS[shown] : label}
    </Flex>
  );
}
