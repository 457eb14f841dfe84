import { chakra } from '@chakra-ui/react';
import { TOASTS } from '@vesper/core/contract/toasts';
import { Square } from 'lucide-react';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import { cancelRun, useStopping } from '../../realtime/index.ts';
import { Button } from '../../ui/Button.tsx';

interface Props {
  runId: string;
  /** The name, where there are several. */
  label?: string;
  borderRadius?: 'full';
  /** On a phone there is only room for the icon. */
  isTight?: boolean;
}

/** Ends a picture that is being made; stands on the picture itself. */
export function StopButton({ runId, label, isTight, ...look }: Props) {
  const stopping = useStopping(runId);
  const stop = async (): Promise<void> => {
    const passedOn = await cancelRun(runId);
    if (!passedOn) showToast({ ...TOASTS.stopFailed, kind: 'failure' });
  };
  return (
    <Button
      bg="rgba(255, 255, 255, 0.16)"
      borderColor="rgba(255, 255, 255, 0.28)"
      color="white"
      variant="ghost"
      backdropFilter="blur(10px)"
      _hover={{ bg: 'rgba(255, 255, 255, 0.26)', color: 'white' }}
      {...look}
      aria-label={label}
      loading={stopping}
      icon={<Square size={13} fill="currentColor" aria-hidden />}
      onClick={() => inBackground(stop())}
    >
      <chakra.span display={isTight === true ? { base: 'none', md: 'inline' } : undefined}>
        {stopping ? 'Stopping...' : 'Stop'}
      </chakra.span>
    </Button>
  );
}
