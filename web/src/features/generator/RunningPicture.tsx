import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import type { RunState } from '../../realtime/index.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { StopButton } from './StopButton.tsx';
import { noticeWords, stageWords } from '../../data/image/run-words.ts';

const Veil = chakra('div', {
  base: {
    position: 'absolute',
    insetX: '0',
    bottom: '0',
    pt: '14',
    px: { base: '4', md: '5' },
    pb: { base: '4', md: '5' },
    color: 'white',
    backgroundImage:
      'linear-gradient(to top, rgba(6, 7, 16, 0.84), rgba(6, 7, 16, 0.58) 55%, rgba(6, 7, 16, 0))',
  },
});

interface Props {
  image: ImageView;
  run: RunState | undefined;
}

/** Over a picture that is being made: how far it is, and the way to stop it. */
export function RunningPicture({ image, run }: Props) {
  const progress = run?.progress ?? 0;
  const notice = run && noticeWords(run);
  const waiting = run === undefined || run.stage === 'queued';
  return (
    <Veil>
      <Flex align="center" justify="space-between" gap="3">
        <Box minW="0">
          <chakra.h2 textStyle="subheading">Creating your masterpiece...</chakra.h2>
          <chakra.p textStyle="small" color="rgba(255, 255, 255, 0.82)">
            <span role="status">{stageWords(run)}</span>
            <TimeLeft run={run} />
          </chakra.p>
          {notice !== undefined && (
            <chakra.p textStyle="small" color="rgba(255, 255, 255, 0.82)" role="status">
              {notice}
            </chakra.p>
          )}
        </Box>
        {image.runId !== undefined && <StopButton runId={image.runId} />}
      </Flex>
      <Flex align="center" gap="3" mt="3">
        <ProgressBar label="Picture progress" {...(waiting ? {} : { value: progress })} />
        <Box textStyle="label" fontVariantNumeric="tabular-nums" minW="10" textAlign="end">
          {waiting ? '' : `${Math.round(progress * 100)}%`}
        </Box>
      </Flex>
    </Veil>
  );
}
