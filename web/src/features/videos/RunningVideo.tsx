import { Box, Flex, chakra } from '@chakra-ui/react';
import { TOASTS } from '@vesper/core/contract/toasts';
import type { VideoView } from '@vesper/core/contract/video';
import { Square } from 'lucide-react';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import { placeWords } from '../../data/run/place-words.ts';
import { leftWords } from '../../data/run/time-words.ts';
import { useTimeLeft } from '../../data/run/use-time-left.ts';
import { cancelRun, useStopping, type RunState } from '../../realtime/index.ts';
import { Button } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';

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

const WORDS: Record<string, string> = {
  queued: 'Waiting for its turn',
  preparing: 'Setting the scene',
  rendering: 'Filming',
  saving: 'Developing your film',
};

/** Says what is happening to a film right now. */
function stageWords(run: RunState | undefined): string {
  if (run?.stage === 'queued' && run.position !== undefined) return placeWords(run.position);
  return WORDS[run?.stage ?? 'queued'] ?? 'Working';
}

interface Props {
  video: VideoView;
  run: RunState | undefined;
}

/** Over a film that is being made: how far it is, and the way to stop it. */
export function RunningVideo({ video, run }: Props) {
  const left = useTimeLeft(run);
  const isStopping = useStopping(video.runId);
  const isWaiting = run === undefined || run.stage === 'queued';
  const stop = async (): Promise<void> => {
    const passedOn = await cancelRun(video.runId);
    if (!passedOn) showToast({ ...TOASTS.stopFailed, kind: 'failure' });
  };
  return (
    <Veil>
      <Flex align="center" justify="space-between" gap="3">
        <Box minW="0">
          <chakra.h2 textStyle="subheading">Making your film...</chakra.h2>
          <chakra.p textStyle="small" color="rgba(255, 255, 255, 0.82)">
            <span role="status">{stageWords(run)}</span>
            {left !== undefined && (
              <chakra.span fontVariantNumeric="tabular-nums">{` · ${leftWords(left)}`}</chakra.span>
            )}
          </chakra.p>
        </Box>
        <Button
          bg="rgba(255, 255, 255, 0.16)"
          borderColor="rgba(255, 255, 255, 0.28)"
          color="white"
          variant="ghost"
          backdropFilter="blur(10px)"
          _hover={{ bg: 'rgba(255, 255, 255, 0.26)', color: 'white' }}
          loading={isStopping}
          icon={<Square size={13} fill="currentColor" aria-hidden />}
          onClick={() => inBackground(stop())}
        >
          {isStopping ? 'Stopping...' : 'Stop'}
        </Button>
      </Flex>
      <Flex align="center" gap="3" mt="3">
        <ProgressBar label="Film progress" {...(isWaiting ? {} : { value: run.progress })} />
        <Box textStyle="label" fontVariantNumeric="tabular-nums" minW="10" textAlign="end">
          {isWaiting ? '' : `${Math.round(run.progress * 100)}%`}
        </Box>
      </Flex>
    </Veil>
  );
}
