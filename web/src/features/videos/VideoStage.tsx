import { Box, Center, Flex, chakra } from '@chakra-ui/react';
import type { VideoView } from '@vesper/core/contract/video';
import { Clapperboard } from 'lucide-react';
import { useRun } from '../../realtime/index.ts';
import { aspectOf } from '../../data/video/video-options.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FrameWaiting } from '../../ui/FrameWaiting.tsx';
import { EndedVideo } from './EndedVideo.tsx';
import { FinishedVideo } from './FinishedVideo.tsx';
import { Player } from './Player.tsx';
import { RunningVideo } from './RunningVideo.tsx';

interface Props {
  /** The one in hand; undefined for none. */
  video: VideoView | undefined;
  isLoading: boolean;
  /** The address names one that is not there, or not theirs. */
  isMissing: boolean;
  busy: boolean;
  onRetry: (video: VideoView) => void;
  onReuse: (video: VideoView) => void;
  onDelete: (video: VideoView) => Promise<boolean>;
}

/** The film in hand: as it is made, to be watched, or why there is none. */
export function VideoStage({
  video,
  isLoading,
  isMissing,
  busy,
  onRetry,
  onReuse,
  onDelete,
}: Props) {
  const run = useRun(video?.runId);
  if (!video) {
    return (
      <Card p="0" overflow="hidden">
        {isLoading ? (
          <Box minH="24rem" position="relative">
            <FrameWaiting />
          </Box>
        ) : (
          <Nothing isMissing={isMissing} />
        )}
      </Card>
    );
  }
  const hasEnded = video.status === 'failed' || video.status === 'stopped';
  if (hasEnded) {
    return (
      <Card p="0">
        <EndedVideo
          {...{ video, busy }}
          onRetry={() => onRetry(video)}
          onDismiss={() => onDelete(video)}
        />
      </Card>
    );
  }
  const aspect = aspectOf(video.ratio);
  return (
    <Card p="0" overflow="hidden">
      <Center position="relative" overflow="hidden" bg="#0b0d18" borderBottomWidth="1px">
        <Center
          position="relative"
          overflow="hidden"
          style={{ aspectRatio: aspect, width: `min(100%, calc(min(66dvh, 36rem) * ${aspect}))` }}
        >
          {video.status === 'complete' ? (
            <Player video={video} />
          ) : (
            <Preview src={run?.previewUrl} />
          )}
        </Center>
        {video.status === 'pending' && <RunningVideo video={video} run={run} />}
      </Center>
      {video.status === 'complete' ? (
        <FinishedVideo
          video={video}
          onReuse={() => onReuse(video)}
          onDelete={() => onDelete(video)}
        />
      ) : (
        <Flex px={{ base: '4', md: '5' }} py="4">
          <chakra.p textStyle="small" color="fg.muted" lineClamp={2}>
            {video.prompt}
          </chakra.p>
        </Flex>
      )}
    </Card>
  );
}

function Preview({ src }: { src: string | undefined }) {
  if (src === undefined) return <FrameWaiting />;
  return (
    <chakra.img src={src} alt="" width="full" height="full" objectFit="cover" filter="blur(2px)" />
  );
}

function Nothing({ isMissing }: { isMissing: boolean }) {
  if (isMissing) {
    return (
      <EmptyState
        level="h2"
        icon={<Clapperboard size={26} />}
        title="This film is not here"
        description="It was deleted, or belongs to somebody else."
      />
    );
  }
  return (
    <EmptyState
      level="h2"
      icon={<Clapperboard size={26} />}
      title="Your first film"
      description="Describe a scene, and it moves: water, clouds, lights. A few seconds, made to be repeated."
    />
  );
}
