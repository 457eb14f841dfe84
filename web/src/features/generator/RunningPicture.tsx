import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { TOASTS } from '@vesper/core/contract/toasts';
import { Square } from 'lucide-react';
import { inBackground } from '../../lib/in-background.ts';
import { cancelRun, useStopping, type RunState } from '../../realtime/index.ts';
import { Button } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { showToast } from '../../lib/toast-store.ts';
import { stageWords } from './run-words.ts';

interface Props {
  image: ImageView;
  run: RunState | undefined;
}

/** Below a picture that is being made: how far it is, and the way to stop it. */
export function RunningPicture({ image, run }: Props) {
  const stopping = useStopping(image.runId);
  const stop = async (runId: string): Promise<void> => {
    const passedOn = await cancelRun(runId);
    if (!passedOn) showToast({ ...TOASTS.stopFailed, kind: 'failure' });
  };
  const progress = run?.progress ?? 0;
  const waiting = run === undefined || run.stage === 'queued';
  return (
    <Box p={{ base: '5', md: '6' }}>
      <Flex align="center" justify="space-between" gap="4">
        <Box minW="0">
          <chakra.h2 textStyle="heading">Creating your masterpiece...</chakra.h2>
          <chakra.p color="fg.muted" textStyle="small" mt="1" role="status">
            {stageWords(run)}
          </chakra.p>
        </Box>
        {image.runId !== undefined && (
          <Button
            variant="secondary"
            loading={stopping}
            icon={<Square size={14} fill="currentColor" aria-hidden />}
            onClick={() => image.runId !== undefined && inBackground(stop(image.runId))}
          >
            {stopping ? 'Stopping...' : 'Stop'}
          </Button>
        )}
      </Flex>
      <Flex align="center" gap="4" mt="5">
        <ProgressBar label="Picture progress" {...(waiting ? {} : { value: progress })} />
        <Box
          textStyle="label"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
          minW="10"
          textAlign="end"
        >
          {waiting ? '' : `${Math.round(progress * 100)}%`}
        </Box>
      </Flex>
      <chakra.p textStyle="small" color="fg.subtle" mt="4" lineClamp={2}>
        {image.prompt}
      </chakra.p>
    </Box>
  );
}
