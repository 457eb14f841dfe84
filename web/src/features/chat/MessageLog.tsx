import { Box, Center } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useStickToBottom } from './use-stick-to-bottom.ts';
import { scrollBehavior } from '../../lib/scroll-behavior.ts';

/** Shows which message was meant. */
const FLASH = [
  {
    boxShadow: '0 0 0 10px var(--vsp-colors-accent-subtle)',
    background: 'var(--vsp-colors-accent-subtle)',
  },
  { boxShadow: '0 0 0 10px transparent', background: 'transparent' },
];

interface Props {
  /** The oldest message held; when it changes, older ones came in above. */
  firstKey: string | undefined;
  onNearTop: () => void;
  /** Changes with each message sent from here: the sender wants to see it. */
  sendKey: string | undefined;
  replying: boolean;
  /** A message to open at; while it is not there, `onMissing` has the chance to bring it. */
  target: string | null;
  onMissing: () => void;
  children: ReactNode;
}

/** The part that scrolls. Silent for screen readers: the start and end of replies are told apart. */
export function MessageLog(props: Props) {
  const { firstKey, onNearTop, sendKey, replying, target, onMissing, children } = props;
  const { scroller, content, following, jump, show } = useStickToBottom({ firstKey, onNearTop });
  const shown = useRef<string>(null);

  useLayoutEffect(() => {
    if (sendKey !== undefined) jump();
  }, [sendKey, jump]);

  // With older messages the first key changes, and the search goes on.
  useEffect(() => {
    if (target === null || firstKey === undefined || shown.current === target) return;
    const messages = content.current?.querySelectorAll<HTMLElement>('[data-message]') ?? [];
    const element = [...messages].find(({ dataset }) => dataset.message === target);
    if (!element) return onMissing();
    shown.current = target;
    show(element);
    element.animate(FLASH, { duration: 2_400, easing: 'ease-out' });
  }, [target, firstKey, content, show, onMissing]);

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
        <Box
          ref={content}
          maxW="3xl"
          mx="auto"
          pt={{ base: '4', md: '8' }}
          pb={{ base: '6', md: '12' }}
        >
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
