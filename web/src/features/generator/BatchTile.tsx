import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { RUN_WORDS } from '@vesper/core/contract/run-words';
import { CircleAlert, CircleStop, RotateCcw } from 'lucide-react';
import { aspectOf } from '../../data/image/image-options.ts';
import { stageWords } from '../../data/image/run-words.ts';
import { useRun, type RunState } from '../../realtime/index.ts';
import { Button } from '../../ui/Button.tsx';
import { FrameWaiting } from '../../ui/FrameWaiting.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { StopButton } from './StopButton.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { useLoadedImage } from './use-loaded-image.ts';

const BLUR_AT_START = 10;

const Frame = chakra('div', {
  base: { position: 'relative', overflow: 'hidden', bg: '#0b0d18', minW: '0' },
});
const Open = chakra('button', {
  base: {
    position: 'absolute',
    inset: '0',
    cursor: 'button',
    '& img': { transition: 'transform 500ms cubic-bezier(0.2, 0.8, 0.2, 1)' },
    _hover: { '& img': { transform: 'scale(1.03)' } },
    _focusVisible: { outlineOffset: '-3px' },
  },
});
const Picture = chakra('img', {
  base: { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover' },
});
const Veil = chakra('div', {
  base: {
    position: 'absolute',
    insetX: '0',
    bottom: '0',
    p: { base: '2.5', md: '4' },
    pt: '12',
    color: 'white',
    backgroundImage:
      'linear-gradient(to top, rgba(6, 7, 16, 0.88), rgba(6, 7, 16, 0.6) 60%, rgba(6, 7, 16, 0))',
  },
});

interface Props {
  image: ImageView;
  /** Its number among those of the order. */
  place: number;
  /** Fills a row of its own: there is nothing to stand beside it. */
  isWide: boolean;
  sending: boolean;
  onPick: () => void;
  onRetry: () => void;
}

/** One picture of an order: how far it is, what it became, and the same once more. */
export function BatchTile({ image, place, isWide, sending, onPick, onRetry }: Props) {
  const run = useRun(image.runId);
  const aspect = aspectOf(image.settings.size) * (isWide ? 2 : 1);
  return (
    <Frame
      role="group"
      aria-label={`Picture ${place}`}
      aria-busy={image.status === 'pending'}
      gridColumn={isWide ? 'span 2' : undefined}
      style={{ aspectRatio: aspect }}
    >
      {image.status === 'complete' && (
        <Open type="button" aria-label={`Look at picture ${place}`} onClick={onPick}>
          <Picture src={image.displayUrl ?? image.imageUrl ?? ''} alt={image.prompt} />
        </Open>
      )}
      {image.status === 'pending' && <Running image={image} run={run} place={place} />}
      {(image.status === 'failed' || image.status === 'stopped') && (
        <Over image={image} sending={sending} onRetry={onRetry} />
      )}
    </Frame>
  );
}

interface RunningProps {
  image: ImageView;
  run: RunState | undefined;
  place: number;
}

function Running({ image, run, place }: RunningProps) {
  const preview = useLoadedImage(run?.previewUrl ?? null);
  const progress = run?.progress ?? 0;
  const waiting = run === undefined || run.stage === 'queued';
  return (
    <>
      {preview === undefined ? (
        <FrameWaiting />
      ) : (
        <Picture
          src={preview}
          alt=""
          style={{ filter: `blur(${BLUR_AT_START * (1 - progress)}px)`, scale: 1.04 }}
        />
      )}
      <Veil>
        <Flex align="center" justify="space-between" gap="2">
          <chakra.p textStyle="small" color="rgba(255, 255, 255, 0.86)" minW="0">
            {waiting ? stageWords(run) : `${Math.round(progress * 100)}%`}
            <TimeLeft run={run} />
          </chakra.p>
          {image.runId !== undefined && (
            <StopButton runId={image.runId} label={`Stop picture ${place}`} isTight />
          )}
        </Flex>
        <Box mt="2">
          <ProgressBar
            label={`Progress of picture ${place}`}
            {...(waiting ? {} : { value: progress })}
          />
        </Box>
      </Veil>
    </>
  );
}

type OverProps = Pick<Props, 'image' | 'sending' | 'onRetry'>;

function Over({ image, sending, onRetry }: OverProps) {
  const stopped = image.status === 'stopped';
  const reason = stopped
    ? 'You stopped this one.'
    : (image.failure?.message ?? RUN_WORDS.engine_failed);
  const Mark = stopped ? CircleStop : CircleAlert;
  return (
    <Flex
      position="absolute"
      inset="0"
      direction="column"
      align="center"
      justify="center"
      gap="2"
      p="3"
      textAlign="center"
      bg="bg.panel"
      role={stopped ? undefined : 'alert'}
    >
      <Box color={stopped ? 'fg.subtle' : 'fg.error'} aria-hidden>
        <Mark size={22} />
      </Box>
      <chakra.p textStyle="small" color="fg.muted" lineClamp={3}>
        {reason}
      </chakra.p>
      <Button
        size="sm"
        variant="secondary"
        loading={sending}
        icon={<RotateCcw size={14} aria-hidden />}
        onClick={onRetry}
      >
        Retry
      </Button>
    </Flex>
  );
}
