import { Center } from '@chakra-ui/react';
import { useRun } from '../../realtime/index.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { FrameWaiting } from '../../ui/FrameWaiting.tsx';

/** The progress of a picture in the grid. */
export function TileProgress({ runId, compact }: { runId: string | undefined; compact?: boolean }) {
  const run = useRun(runId);
  return (
    <>
      <FrameWaiting />
      <Center
        position="absolute"
        inset="0"
        textStyle={compact ? 'label' : 'heading'}
        fontVariantNumeric="tabular-nums"
      >
        {run && run.progress > 0 ? `${Math.round(run.progress * 100)}%` : <Spinner />}
      </Center>
    </>
  );
}
