import { chakra } from '@chakra-ui/react';
import { useConnection } from '../../realtime/index.ts';
import { Badge } from '../../ui/Badge.tsx';

const Dot = chakra('span', {
  base: { boxSize: { base: '2.5', md: '1.5' }, borderRadius: 'full', bg: 'currentColor' },
  variants: { waiting: { true: { animation: 'pulse 1.4s ease-in-out infinite' } } },
});

/** A phone has room for the dot alone: it sits on the picture of the account. */
const Words = chakra('span', {
  base: {
    mdDown: {
      position: 'absolute',
      boxSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

const words = {
  online: ['Online', 'positive'],
  connecting: ['Connecting...', 'neutral'],
  reconnecting: ['Reconnecting...', 'caution'],
  offline: ['Offline', 'danger'],
} as const;

/** Shows whether live updates arrive right now. */
export function OnlineBadge() {
  const connection = useConnection();
  const [label, tone] = words[connection];
  return (
    <Badge
      tone={tone}
      role="status"
      order="-1"
      css={{
        mdDown: {
          position: 'absolute',
          insetEnd: '0',
          bottom: '0',
          zIndex: 'docked',
          minHeight: '0',
          padding: '2px',
          background: 'bg',
          borderWidth: '0',
          pointerEvents: 'none',
        },
      }}
    >
      <Dot waiting={connection !== 'online'} aria-hidden />
      <Words>{label}</Words>
    </Badge>
  );
}
