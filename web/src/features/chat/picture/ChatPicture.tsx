import { Box, Center, Flex, chakra } from '@chakra-ui/react';
import { RUN_WORDS } from '@vesper/core/contract/run-words';
import type { ImageView } from '@vesper/core/contract/image';
import { CircleStop, ImageOff, RotateCcw, Square, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { aspectOf } from '../../../data/image/image-options.ts';
import { stageWords } from '../../../data/image/run-words.ts';
import { useImage } from '../../../data/image/use-images.ts';
import { askPictureAgain } from '../../../data/message/ask-again.ts';
import { hasStatus } from '../../../lib/api-error.ts';
import { inBackground } from '../../../lib/in-background.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { cancelRun, useRun, useStopping, type RunState } from '../../../realtime/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { FrameWaiting } from '../../../ui/FrameWaiting.tsx';
import { PlainIconButton } from '../../../ui/PlainIconButton.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

/** Beside words a picture is an illustration: not wider than a column of text. */
const WIDTH = 'min(100%, 22rem)';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    width: WIDTH,
    overflow: 'hidden',
    borderRadius: 'xl',
    borderWidth: '1px',
    bg: '#0b0d18',
  },
});

const Whole = chakra('img', {
  base: { width: 'full', height: 'full', objectFit: 'cover', display: 'block' },
});

const Open = chakra(Link, {
  base: {
    display: 'block',
    width: WIDTH,
    overflow: 'hidden',
    borderRadius: 'xl',
    borderWidth: '1px',
    transition: 'border-color 150ms',
    _hover: { borderColor: 'accent.line' },
  },
});

interface Props {
  imageId: string;
  conversationId: string;
}

/** A reply that is a picture: in the making, done, ended before its time, or gone. */
export function ChatPicture({ imageId, conversationId }: Props) {
  const { data: image, error } = useImage(imageId);
  const run = useRun(image?.runId);
  if (hasStatus(error, 404)) {
    return <Note icon={<ImageOff size={16} />}>This picture has been deleted.</Note>;
  }
  if (!image) return <Skeleton width={WIDTH} aspectRatio="1" borderRadius="xl" />;
  switch (image.status) {
    case 'complete':
      return <Finished image={image} />;
    case 'pending':
      return <InTheMaking image={image} run={run} />;
    case 'stopped':
    case 'failed':
      return <Ended image={image} run={run} conversationId={conversationId} />;
  }
}

function Finished({ image }: { image: ImageView }) {
  return (
    <Open to={`/gallery/${image.id}?tab=mine`} aria-label="Open the picture">
      <Whole
        src={image.displayUrl ?? image.imageUrl ?? ''}
        alt={image.prompt}
        style={{ aspectRatio: aspectOf(image.settings.size) }}
      />
    </Open>
  );
}

function InTheMaking({ image, run }: { image: ImageView; run: RunState | undefined }) {
  const progress = run?.progress ?? 0;
  const waits = run === undefined || run.stage === 'queued';
  return (
    <Frame aria-busy style={{ aspectRatio: aspectOf(image.settings.size) }}>
      {run?.previewUrl === undefined ? (
        <FrameWaiting />
      ) : (
        <Whole src={run.previewUrl} alt="Preview" filter="blur(6px)" transform="scale(1.04)" />
      )}
      <Box position="absolute" insetX="0" bottom="0" p="3" pt="10" color="white" bgImage={VEIL}>
        <Flex align="center" justify="space-between" gap="2" mb="2">
          <chakra.span textStyle="small" role="status">
            {stageWords(run)}
          </chakra.span>
          {image.runId !== undefined && <Stop runId={image.runId} />}
        </Flex>
        <ProgressBar label="Picture progress" {...(waits ? {} : { value: progress })} />
      </Box>
    </Frame>
  );
}

const VEIL = 'linear-gradient(to top, rgba(6, 7, 16, 0.86), rgba(6, 7, 16, 0))';

function Stop({ runId }: { runId: string }) {
  const stopping = useStopping(runId);
  return (
    <PlainIconButton
      label={stopping ? 'Stopping' : 'Stop the picture'}
      size="lg"
      color="white"
      loading={stopping}
      onClick={() => inBackground(cancelRun(runId))}
    >
      <Square size={15} fill="currentColor" />
    </PlainIconButton>
  );
}

interface EndedProps {
  image: ImageView;
  run: RunState | undefined;
  conversationId: string;
}

function Ended({ image, run, conversationId }: EndedProps) {
  const [busy, again] = useBusy();
  const isStopped = image.status === 'stopped';
  const reason = isStopped
    ? 'You stopped this picture.'
    : (run?.failure?.message ?? RUN_WORDS.engine_failed);
  return (
    <Flex direction="column" align="flex-start" gap="2">
      <Note
        icon={isStopped ? <CircleStop size={16} /> : <TriangleAlert size={16} />}
        alert={!isStopped}
      >
        {reason} Your token is back.
      </Note>
      <Button
        size="sm"
        variant="secondary"
        loading={busy}
        data-needs-quiet=""
        icon={<RotateCcw size={14} />}
        onClick={() => again(() => askPictureAgain(conversationId, image.prompt))}
      >
        Ask again
      </Button>
    </Flex>
  );
}

interface NoteProps {
  icon: ReactNode;
  alert?: boolean;
  children: ReactNode;
}

function Note({ icon, alert = false, children }: NoteProps) {
  return (
    <Flex
      align="center"
      gap="2.5"
      textStyle="small"
      role={alert ? 'alert' : undefined}
      color={alert ? 'fg.error' : 'fg.subtle'}
    >
      <Center aria-hidden>{icon}</Center>
      <span>{children}</span>
    </Flex>
  );
}
