import { Box, Flex } from '@chakra-ui/react';
import type { RunState } from '../../realtime/index.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const WORDS: Record<string, string> = {
  queued: 'Waiting for its turn',
  preparing: 'Opening the photo',
  checking: 'Checking the photo',
  saving: 'Keeping a smaller copy',
};

/** The progress of a likeness, live. */
export function LikenessProgress({ run }: { run: RunState | undefined }) {
  const waiting = run === undefined || run.stage === 'queued';
  return (
    <>
      <Skeleton position="absolute" inset="0" borderRadius="0" />
      <Flex position="absolute" inset="0" direction="column" justify="flex-end" gap="3" p="4">
        <Box textStyle="label" role="status">
          {(run && WORDS[run.stage]) ?? (waiting ? WORDS.queued : 'Working')}
        </Box>
        <ProgressBar label="Photo progress" {...(waiting ? {} : { value: run.progress })} />
      </Flex>
    </>
  );
}
