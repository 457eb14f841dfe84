import { Box, Center } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import { useLayoutEffect, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useStickToBottom } from './use-stick-to-bottom.ts';
import { scrollBehavior } from '../../lib/scroll-behavior.ts';

interface Props {
  /** The oldest message held; when it changes, older ones came in above. */
  firstKey: string | undefined;
  onNearTop: () => void;
  /** Changes with each message sent from here: the sender wants to see it. */
  sendKey: string | undefined;
  replying: boolean;
  children: ReactNode;
}

/** The part that scrolls. Silent for screen readers: the start and end of replies are told apart. */
export function MessageLog({ firstKey, onNearTop, sendKey, replying, children }: Props) {
  const { scroller, content, following, jump } = useStickToBottom({ firstKey, onNearTop });

  useLayoutEffect(() => {
    if (sendKey !== undefined) jump();
  }, [sendKey, jump]);

  return (
    <Box position="relative" flex="1" minH="0">
      <Box
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label="Messages"
        tabIndex={0}
        height="full"
        overflowY="auto"
        overscrollBehavior="contain"
        overflowAnchor="none"
        scrollbarWidth="thin"
        px={{ base: '4', md: '8' }}
        css={{ '&:focus-visible': { outlineOffset: '-3px' } }}
      >
        <Box ref={content} maxW="3xl" mx="auto" py={{ base: '6', md: '8' }}>
          {children}
        </Box>
      </Box>
      {!following && <JumpButton replying={replying} onClick={() => jump(scrollBehavior())} />}
    </Box>
  );
}

function JumpButton({ replying, onClick }: { replying: boolean; onClick: () => void }) {
  return (
    <Center position="absolute" bottom="3" insetX="0" pointerEvents="none">
      <Button
        size="sm"
        variant="secondary"
        bg="bg.raised"
        boxShadow="float"
        borderRadius="full"
        pointerEvents="auto"
        animation="rise-in 200ms"
        icon={<ArrowDown size={16} />}
        _hover={{ bg: 'bg.raised', borderColor: 'border.strong' }}
        onClick={onClick}
      >
        {replying ? 'Jump to latest · writing' : 'Jump to latest'}
      </Button>
    </Center>
  );
}
