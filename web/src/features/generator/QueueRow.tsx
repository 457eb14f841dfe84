import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { RUN_WORDS } from '@vesper/core/contract/run-words';
import { CircleAlert, RotateCcw, X } from 'lucide-react';
import { noticeWords, stageWords } from '../../data/image/run-words.ts';
import { useRun, useStopping, type RunState } from '../../realtime/index.ts';
import { Button } from '../../ui/Button.tsx';
import { FrameWaiting } from '../../ui/FrameWaiting.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { useLoadedImage } from './use-loaded-image.ts';

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: { base: '4', md: '5' },
    py: '2.5',
    borderTopWidth: '1px',
  },
});
const Show = chakra('button', {
  base: {
    display: 'block',
    maxW: 'full',
    textAlign: 'start',
    textStyle: 'label',
    truncate: true,
    borderRadius: 'sm',
    cursor: 'button',
    _hover: { color: 'accent.fg' },
  },
});

interface Props {
  image: ImageView;
  /** Its number in the queue. */
  place: number;
  sending: boolean;
  onPick: () => void;
  onCancel: () => void;
  onRetry: () => void;
  onDismiss: () => void;
}

/** One picture of the queue: its words, its place or progress, how long it takes; cancel and retry. */
export function QueueRow({ image, place, sending, onPick, onCancel, onRetry, onDismiss }: Props) {
  const run = useRun(image.runId);
  const isOpen = image.status === 'pending';
  return (
    <Row aria-label={`${place}: ${image.prompt}`} aria-busy={isOpen}>
      <Thumb previewUrl={run?.previewUrl ?? null} failed={!isOpen} />
      <Box flex="1" minW="0">
        <Show type="button" title={image.prompt} onClick={onPick}>
          {image.prompt}
        </Show>
        {isOpen ? <UnderWay run={run} place={place} /> : <Failed image={image} run={run} />}
      </Box>
      {!isOpen && image.task === 'paint' && (
        <Button
          size="sm"
          variant="secondary"
          flexShrink="0"
          loading={sending}
          aria-label={`Retry picture ${place}`}
          icon={<RotateCcw size={14} aria-hidden />}
          onClick={onRetry}
        >
          <chakra.span display={{ base: 'none', md: 'inline' }}>Retry</chakra.span>
        </Button>
      )}
      {isOpen ? (
        <Cancel runId={image.runId} place={place} onCancel={onCancel} />
      ) : (
        <IconButton label={`Dismiss picture ${place}`} onClick={onDismiss}>
          <X size={17} />
        </IconButton>
      )}
    </Row>
  );
}

interface CancelProps {
  runId: string | undefined;
  place: number;
  onCancel: () => void;
}

function Cancel({ runId, place, onCancel }: CancelProps) {
  const stopping = useStopping(runId);
  return (
    <IconButton label={`Cancel picture ${place}`} loading={stopping} onClick={onCancel}>
      <X size={17} />
    </IconButton>
  );
}

function UnderWay({ run, place }: { run: RunState | undefined; place: number }) {
  const waiting = run === undefined || run.stage === 'queued';
  const notice = run && noticeWords(run);
  return (
    <>
      <chakra.p textStyle="caption" color="fg.muted">
        {stageWords(run)}
        {!waiting && ` ${Math.round(run.progress * 100)}%`}
        <TimeLeft run={run} />
      </chakra.p>
      {notice !== undefined && (
        <chakra.p textStyle="caption" color="fg.warning" role="status">
          {notice}
        </chakra.p>
      )}
      {!waiting && (
        <Box mt="1.5">
          <ProgressBar label={`Progress of ${place} in your queue`} value={run.progress} />
        </Box>
      )}
    </>
  );
}

function Failed({ image, run }: { image: ImageView; run: RunState | undefined }) {
  const { refunded = true } = run?.failure ?? {};
  return (
    <chakra.p textStyle="caption" color="fg.error" role="alert">
      {image.failure?.message ?? RUN_WORDS.engine_failed}
      {refunded && ' Nothing was charged.'}
    </chakra.p>
  );
}

function Thumb({ previewUrl, failed }: { previewUrl: string | null; failed: boolean }) {
  const preview = useLoadedImage(previewUrl);
  return (
    <Flex
      position="relative"
      align="center"
      justify="center"
      boxSize="11"
      flexShrink="0"
      overflow="hidden"
      borderRadius="md"
      bg="bg.hover"
      color="fg.error"
      aria-hidden
    >
      {failed && <CircleAlert size={18} />}
      {!failed && preview === undefined && <FrameWaiting />}
      {!failed && preview !== undefined && (
        <chakra.img src={preview} alt="" boxSize="full" objectFit="cover" filter="blur(1px)" />
      )}
    </Flex>
  );
}
