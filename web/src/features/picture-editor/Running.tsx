import { Flex, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { TOASTS } from '@vesper/core/contract/toasts';
import { Square } from 'lucide-react';
import { stageWords } from '../../data/image/run-words.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import { cancelRun, useRun, useStopping } from '../../realtime/index.ts';
import { Button } from '../../ui/Button.tsx';
import { FrameWaiting } from '../../ui/FrameWaiting.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';

const BLUR_AT_START = 10;

const Veil = chakra('div', {
  base: {
    position: 'absolute',
    insetX: '0',
    bottom: '0',
    px: '4',
    pt: '14',
    pb: '4',
    color: 'white',
    backgroundImage:
      'linear-gradient(to top, rgba(6, 7, 16, 0.88), rgba(6, 7, 16, 0.6) 55%, rgba(6, 7, 16, 0))',
  },
});

interface Props {
  image: ImageView;
  /** What it is made of, until there is something of its own to see. */
  before: string | null;
}

/** In the place of a version that is being made: how far it is, and the way to stop it. */
export function Running({ image, before }: Props) {
  const run = useRun(image.runId);
  const progress = run?.progress ?? 0;
  const waiting = run === undefined || run.stage === 'queued';
  const preview = run?.previewUrl ?? before;
  return (
    <>
      {preview === null ? (
        <FrameWaiting />
      ) : (
        <chakra.img
          src={preview}
          alt=""
          position="absolute"
          inset="0"
          width="full"
          height="full"
          objectFit="cover"
          style={{ filter: `blur(${BLUR_AT_START * (1 - progress)}px)`, scale: 1.04 }}
        />
      )}
      <Veil>
        <Flex align="center" justify="space-between" gap="3" mb="3">
          <chakra.p textStyle="label" role="status">
            {stageWords(run)}
          </chakra.p>
          {image.runId !== undefined && <Stop runId={image.runId} />}
        </Flex>
        <ProgressBar label="Picture progress" {...(waiting ? {} : { value: progress })} />
      </Veil>
    </>
  );
}

function Stop({ runId }: { runId: string }) {
  const stopping = useStopping(runId);
  const stop = async (): Promise<void> => {
    if (!(await cancelRun(runId))) showToast({ ...TOASTS.stopFailed, kind: 'failure' });
  };
  return (
    <Button
      variant="ghost"
      bg="rgba(255, 255, 255, 0.16)"
      color="white"
      _hover={{ bg: 'rgba(255, 255, 255, 0.26)', color: 'white' }}
      loading={stopping}
      icon={<Square size={13} fill="currentColor" aria-hidden />}
      onClick={() => inBackground(stop())}
    >
      {stopping ? 'Stopping...' : 'Stop'}
    </Button>
  );
}
