import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import type { VideoView } from '@vesper/core/contract/video';
import { Clapperboard } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { inBackground } from '../../lib/in-background.ts';
import { MAKING } from '../../lib/making.ts';
import { scrollBehavior } from '../../lib/scroll-behavior.ts';
import { deleteVideo } from '../../data/video/delete-video.ts';
import { orderOf } from '../../data/video/start-video.ts';
import { useVideoInHand, useVideos } from '../../data/video/use-videos.ts';
import { useVideoModels } from '../../data/video/video-models.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkTabs } from '../../ui/LinkTabs.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Page } from '../../ui/Page.tsx';
import { EMPTY_DRAFT, modelOf, requestOf, seedIn, type Draft } from './order.ts';
import { useOrderVideo } from './use-order-video.ts';
import { VideoForm } from './VideoForm.tsx';
import { VideoGrid } from './VideoGrid.tsx';
import { VideoStage } from './VideoStage.tsx';

/** Films: what to make, the one in hand, and all that were made. */
export function VideosPage() {
  const { videoId } = useParams();
  const navigate = useNavigate();
  const models = useVideoModels();
  const videos = useVideos();
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  const { start, sending, refusal, clearRefusal } = useOrderVideo();
  const list = videos.data ?? [];
  const { video: shown, ...looking } = useVideoInHand(videoId, videos);
  const offered = models.data ?? [];
  const model = modelOf(offered, draft.modelId);

  const stage = useRef<HTMLDivElement>(null);

  const show = ({ id }: VideoView): void => {
    inBackground(navigate(`/films/${id}`));
    // On a phone it is below the form.
    stage.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest' });
  };
  const submit = async (): Promise<void> => {
    if (!model || seedIn(draft.seed) === null || draft.prompt.trim() === '') return;
    const made = await start(requestOf(draft, model));
    if (made) show(made);
  };
  const retry = async (video: VideoView): Promise<void> => {
    const made = await start(orderOf(video));
    if (made) show(made);
  };
  const remove = async (video: VideoView): Promise<boolean> => {
    // First, or the address would name what is not there any more.
    if (video.id === videoId) await navigate('/films', { replace: true });
    return deleteVideo(video.id);
  };
  const change = (values: Partial<Draft>): void => {
    setDraft({ ...draft, ...values });
    clearRefusal();
  };

  return (
    <Page py={{ base: '5', md: '7' }}>
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb={{ base: '4', md: '5' }}>
        <chakra.h1 textStyle="title">Films</chakra.h1>
        <LinkTabs label="What to make" links={MAKING} />
      </Flex>
      <Grid
        gap={{ base: '4', lg: '5' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 24rem) minmax(0, 1fr)' }}
        alignItems="start"
      >
        <Box minW="0">
          {model ? (
            <VideoForm
              {...{ draft, model, refusal, busy: sending }}
              models={offered}
              onChange={change}
              onSubmit={() => inBackground(submit())}
            />
          ) : (
            <NoModels models={models} />
          )}
        </Box>
        <Box ref={stage} minW="0" scrollMarginTop="5.5rem" scrollMarginBottom="5.5rem">
          <VideoStage
            key={shown?.id}
            video={shown}
            {...looking}
            busy={sending}
            onRetry={(video) => inBackground(retry(video))}
            onReuse={(video) => change(draftOf(video))}
            onDelete={remove}
          />
        </Box>
      </Grid>
      {list.length > 0 && <VideoGrid list={videos} currentId={shown?.id} />}
    </Page>
  );
}

/** What a film was ordered with, back in the form. */
const draftOf = (video: VideoView): Draft => ({
  ...{ prompt: video.prompt, modelId: video.modelId, ratio: video.ratio, seconds: video.seconds },
  negativePrompt: video.negativePrompt ?? '',
  seed: String(video.seed),
  imageId: video.imageId,
});

/** In place of the form while there is no model: not yet, not now, or nobody knows. */
function NoModels({ models }: { models: ReturnType<typeof useVideoModels> }) {
  if (models.isPending) return null;
  if (models.isError) {
    return <LoadFailed what="The models" onRetry={() => inBackground(models.refetch())} />;
  }
  return (
    <Card>
      <EmptyState
        level="h2"
        icon={<Clapperboard size={26} />}
        title="No films right now"
        description="Films cannot be made here at the moment. Those you have made can be watched."
      />
    </Card>
  );
}
