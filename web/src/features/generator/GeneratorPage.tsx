import { Box, Grid, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { TOASTS } from '@vesper/core/contract/toasts';
import { Sparkles } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { inBackground } from '../../lib/in-background.ts';
import { discardImage } from '../../data/image/discard-image.ts';
import { advancedOf, seedOf, useImageDraft } from '../../data/image/image-draft.ts';
import { useImages } from '../../data/image/use-images.ts';
import { useLikenesses } from '../../data/likeness/likenesses.ts';
import { useUser } from '../../data/user/session.ts';
import { scrollBehavior } from '../../lib/scroll-behavior.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Page } from '../../ui/Page.tsx';
import { showToast } from '../../lib/toast-store.ts';
import { featuredOf, readyLikenesses } from './featured.ts';
import { CreationGrid } from './CreationGrid.tsx';
import { GeneratorSkeleton } from './GeneratorSkeleton.tsx';
import { PaintingPill } from './PaintingPill.tsx';
import { PictureStage } from './PictureStage.tsx';
import { PromptForm } from './PromptForm.tsx';
import { RecentStrip } from './RecentStrip.tsx';
import { creations, subjectOf } from './subject.ts';
import { titleOf } from './title-of.ts';
import { useGenerate } from './use-generate.ts';
import { orderOf } from './order.ts';
import { useStageInSight } from './use-stage-in-sight.ts';

export function GeneratorPage() {
  const user = useUser();
  const images = useImages();
  const [params, setParams] = useSearchParams();
  const draft = useImageDraft(user.id);
  const likenesses = readyLikenesses(useLikenesses().data);
  const likenessId = featuredOf(likenesses, draft.likenessId);
  const form = useRef<HTMLDivElement>(null);

  const list = images.data ?? [];
  const subject = subjectOf(list, params.get('image'));
  const { stage, bringIntoSight } = useStageInSight(subject?.id);

  const choose = (id: string | null): void => {
    setParams(id === null ? {} : { image: id }, { replace: true });
  };
  const show = (image: ImageView): void => {
    choose(image.id);
    bringIntoSight(image.id);
  };
  const { start, sending, refusal, clearRefusal } = useGenerate(show);

  const putAway = (image: ImageView): void => {
    discardImage(image);
    choose(null);
  };

  const shown = creations(list);
  const underWay = list.find(({ status }) => status === 'pending');
  const busy = sending || underWay !== undefined;

  const submit = (): void => {
    if (draft.prompt.trim() === '') showToast({ ...TOASTS.promptRequired, kind: 'failure' });
    else if (seedOf(draft.advanced.seed) !== null) {
      inBackground(start(orderOf({ ...draft, likenessId })));
    }
  };
  const retry = async (image: ImageView): Promise<void> => {
    if (await start(orderOf({ ...image, advanced: advancedOf(image) }))) discardImage(image);
  };
  const reuse = (image: ImageView): void => {
    draft.copyFrom(image);
    clearRefusal();
    form.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest' });
  };

  return (
    <Page py={{ base: '5', md: '7' }}>
      <chakra.h1 textStyle="title" mb={{ base: '4', md: '5' }}>
        Image Generator
      </chakra.h1>
      <Grid
        gap={{ base: '4', lg: '5' }}
        templateColumns={{
          base: 'minmax(0, 1fr)',
          lg: 'minmax(0, 26rem) minmax(0, 1fr)',
          xl: shown.length > 1 ? 'minmax(0, 26rem) minmax(0, 1fr) 4.5rem' : undefined,
        }}
        alignItems="start"
      >
        <Box
          ref={form}
          position={{ lg: 'sticky' }}
          top="5.5rem"
          minW="0"
          scrollMarginTop="5.5rem"
          // Taller than the window when its advanced part is open: then it scrolls by itself.
          maxH={{ lg: 'calc(100dvh - 7rem)' }}
          overflowY={{ lg: 'auto' }}
          scrollbarWidth="thin"
          borderRadius="xl"
        >
          <PromptForm
            prompt={draft.prompt}
            onPrompt={(text) => {
              draft.setPrompt(text);
              clearRefusal();
            }}
            settings={draft.settings}
            onSettings={draft.setSettings}
            advanced={draft.advanced}
            onAdvanced={(values) => {
              draft.setAdvanced(values);
              clearRefusal();
            }}
            likenesses={likenesses}
            likenessId={likenessId}
            onLikeness={(id) => {
              draft.setLikenessId(id);
              clearRefusal();
            }}
            onSubmit={submit}
            busy={busy}
            refusal={refusal}
          />
        </Box>
        <Box ref={stage} minW="0" scrollMarginTop="5.5rem">
          {subject ? (
            <PictureStage
              key={subject.id}
              image={subject}
              title={titleOf(subject, list)}
              busy={busy}
              onRetry={(image) => inBackground(retry(image))}
              onGone={putAway}
              onReuse={reuse}
            />
          ) : (
            <NothingInHand
              loading={images.isPending}
              failed={images.isError}
              onRetry={() => inBackground(images.refetch())}
            />
          )}
        </Box>
        {shown.length > 1 && (
          <Box gridColumn={{ lg: '2', xl: 'auto' }} alignSelf="stretch" minW="0" display="grid">
            <RecentStrip images={shown} currentId={subject?.id} onPick={show} />
          </Box>
        )}
      </Grid>
      {underWay && (
        <PaintingPill
          key={underWay.id}
          image={underWay}
          stage={stage}
          onShow={() => show(underWay)}
        />
      )}
      {shown.length > 0 && <CreationGrid images={shown} currentId={subject?.id} onPick={show} />}
    </Page>
  );
}

interface NothingProps {
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
}

function NothingInHand({ loading, failed, onRetry }: NothingProps) {
  if (loading) return <GeneratorSkeleton />;
  return (
    <Card pad="none" minH={{ lg: '26rem' }} display="grid" alignContent="center">
      {failed ? (
        <LoadFailed what="Your pictures" onRetry={onRetry} />
      ) : (
        <EmptyState
          icon={<Sparkles size={26} />}
          title="No images yet"
          description="Describe a scene or pick an idea, and watch your first picture take shape here."
        />
      )}
    </Card>
  );
}
