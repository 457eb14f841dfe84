import { Flex } from '@chakra-ui/react';
import { TOASTS } from '@vesper/core/contract/toasts';
import { Square } from 'lucide-react';
import { inBackground } from '../../lib/in-background.ts';
import { cancelRun, useOpenRunId, useStopping } from '../../realtime/index.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../lib/toast-store.ts';

/** Stops the passage being told; what was told so far stays. Absent until its run is known here. */
export function StopPassage({ storyId }: { storyId: string }) {
  const runId = useOpenRunId('storyId', storyId);
  const stopping = useStopping(runId);
  if (runId === undefined) return null;

  const stop = async (): Promise<void> => {
    if (!(await cancelRun(runId))) showToast({ ...TOASTS.stopFailed, kind: 'failure' });
  };

  return (
    <Flex mt="6">
      <Button
        size="sm"
        variant="secondary"
        loading={stopping}
        icon={<Square size={13} fill="currentColor" />}
        onClick={() => inBackground(stop())}
      >
        {stopping ? 'Stopping...' : 'Stop'}
      </Button>
    </Flex>
  );
}
