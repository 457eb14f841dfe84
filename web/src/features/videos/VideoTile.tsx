import { Box, Center, Flex, chakra } from '@chakra-ui/react';
import type { VideoView } from '@vesper/core/contract/video';
import { CircleAlert, CircleStop } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { shortDate } from '../../lib/format.ts';
import { useRun } from '../../realtime/index.ts';
import { FrameWaiting } from '../../ui/FrameWaiting.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { wantsMotion } from './wants-motion.ts';

const Way = chakra(Link, {
  base: {
    display: 'block',
    borderRadius: 'lg',
    _hover: { '& [data-frame]': { borderColor: 'accent.line' } },
    '&[aria-current=true] [data-frame]': {
      borderColor: 'accent.rose',
      boxShadow: '0 0 0 1px var(--vsp-colors-accent-rose)',
    },
  },
});
const layer = {
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  objectFit: 'cover',
} as const;

interface Props {
  video: VideoView;
  isCurrent: boolean;
}

/** A film in the list; it plays, without sound, while it is pointed at or has the focus. */
export function VideoTile({ video, isCurrent }: Props) {
  const [isLookedAt, setLookedAt] = useState(false);
  const plays = isLookedAt && video.videoUrl !== null && wantsMotion();
  const look = (): void => setLookedAt(true);
  const leave = (): void => setLookedAt(false);
  return (
    <Way
      to={`/films/${video.id}`}
      aria-current={isCurrent}
      onMouseEnter={look}
      onMouseLeave={leave}
      onFocus={look}
      onBlur={leave}
    >
      <Box
        data-frame=""
        position="relative"
        aspectRatio="16 / 10"
        overflow="hidden"
        borderRadius="lg"
        borderWidth="1px"
        bg="bg.hover"
        transition="border-color 150ms"
      >
        {video.thumbnailUrl !== null && (
          <chakra.img {...layer} src={video.thumbnailUrl} alt="" loading="lazy" />
        )}
        {plays && (
          <chakra.video
            {...layer}
            src={video.videoUrl ?? undefined}
            aria-hidden
            autoPlay
            muted
            loop
            playsInline
          />
        )}
        {video.status === 'pending' && <Progress runId={video.runId} />}
        <Ended status={video.status} />
        <Length seconds={video.seconds} />
      </Box>
      <Box textStyle="small" mt="2" lineClamp={1}>
        {video.prompt}
      </Box>
      <Flex textStyle="caption" color="fg.subtle">
        <time dateTime={video.createdAt}>{shortDate(video.createdAt)}</time>
      </Flex>
    </Way>
  );
}

function Progress({ runId }: { runId: string }) {
  const run = useRun(runId);
  return (
    <>
      <FrameWaiting />
      <Center position="absolute" inset="0" textStyle="heading" fontVariantNumeric="tabular-nums">
        {run && run.progress > 0 ? `${Math.round(run.progress * 100)}%` : <Spinner />}
      </Center>
    </>
  );
}

function Ended({ status }: Pick<VideoView, 'status'>) {
  if (status !== 'failed' && status !== 'stopped') return null;
  const isFailed = status === 'failed';
  return (
    <Center
      position="absolute"
      inset="0"
      color={isFailed ? 'fg.error' : 'fg.muted'}
      role="img"
      aria-label={isFailed ? 'Failed' : 'Stopped'}
    >
      {isFailed ? <CircleAlert size={26} /> : <CircleStop size={26} />}
    </Center>
  );
}

function Length({ seconds }: { seconds: number }) {
  return (
    <Box
      position="absolute"
      bottom="2"
      insetEnd="2"
      px="2"
      py="0.5"
      borderRadius="full"
      bg="rgba(8, 9, 18, 0.66)"
      color="white"
      textStyle="caption"
      fontVariantNumeric="tabular-nums"
    >
      {seconds} s
    </Box>
  );
}
