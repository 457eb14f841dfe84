import { chakra } from '@chakra-ui/react';
import { useConnection } from '../../realtime/index.ts';
import { Badge } from '../../ui/Badge.tsx';

const Dot = chakra('span', {
  base: { boxSize: '1.5', borderRadius: 'full', bg: 'currentColor' },
  variants: { waiting: { true: { animation: 'pulse 1.4s ease-in-out infinite' } } },
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
    <Badge tone={tone} role="status">
      <Dot waiting={connection !== 'online'} aria-hidden />
      {label}
    </Badge>
  );
}
