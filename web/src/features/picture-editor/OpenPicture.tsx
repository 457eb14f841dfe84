import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import type { VersionTask } from '@vesper/core/contract/image-version';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteImage } from '../../data/image/delete-image.ts';
import { useImageModels } from '../../data/image/use-image-models.ts';
import { inBackground } from '../../lib/in-background.ts';
import { letGo } from '../../lib/leave-question.ts';
import { scrollBehavior } from '../../lib/scroll-behavior.ts';
import { Card } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { EditorStage } from './EditorStage.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { lookAt, type Look } from './look.ts';
import { OnPicture } from './OnPicture.tsx';
import { USUAL, type VersionForm } from './order.ts';
import { StageActions } from './StageActions.tsx';
import { useMask } from './use-mask.ts';
import { useOrder } from './use-order.ts';
import { useWay } from './use-way.ts';
import { VersionTree } from './VersionTree.tsx';
import { WayForm } from './WayForm.tsx';
import { ZoomTools } from './ZoomTools.tsx';

interface Props {
  image: ImageView;
  /** With all it came of and all that came of it; at least itself. */
  family: readonly ImageView[];
}

/** The share that changes where a picture only shows the way to another one. */
const REFERENCE_STRENGTH = 0.75;

/** One picture on the stage, the ways on from it beside it, and its versions below. */
export function OpenPicture({ image, family }: Props) {
  const navigate = useNavigate();
  const models = useImageModels();
  const mask = useMask(image.id);
  const way = useWay(models, image);
  const { task, show } = way;
  const { submit, retry, sending, refusal, clearRefusal } = useOrder(image, (made) => {
    if (task === 'inpaint') letGo();
    show(made);
    // On a phone the picture is far above the button.
    scrollTo({ top: 0, behavior: scrollBehavior() });
  });
  const [form, setForm] = useState<VersionForm>(
    way.asReference ? { ...USUAL, strength: REFERENCE_STRENGTH } : USUAL,
  );
  const [comparing, setComparing] = useState(false);
  const [peeking, setPeeking] = useState(false);

  const painter = way.painter(form.modelId);
  const origin = family.find(({ id }) => id === image.originId);
  const before = beforeOf(image, origin);
  const look = lookAt({ task, form, origin: before, comparing, peeking });

  const masking = isPaintedOver(image, task, look) ? mask : undefined;

  const remove = (): void => {
    letGo();
    const next = origin ?? family.find(({ id }) => id !== image.id);
    deleteImage(image);
    if (next) show(next);
    else inBackground(navigate('/gallery?tab=mine', { replace: true }));
  };

  return (
    <Page py={{ base: '4', md: '6' }}>
      <Head image={image} />
      <Grid
        gap={{ base: '4', lg: '5' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
        alignItems="start"
      >
        <Box minW="0">
          <EditorStage image={image} look={look} view={masking?.view}>
            <OnPicture
              image={image}
              origin={origin}
              mask={masking}
              sending={sending}
              onRetry={retry}
              onBack={origin && (() => show(origin))}
            />
          </EditorStage>
          <StageActions
            image={image}
            hasBefore={before !== undefined}
            comparing={comparing}
            onCompare={setComparing}
            onPeek={setPeeking}
            onDelete={remove}
          >
            {masking && <ZoomTools {...masking} />}
          </StageActions>
        </Box>
        <Card>
          {task && painter ? (
            <WayForm
              {...{ models, task, image, painter, form, mask, sending, refusal }}
              wordsFirst={way.asReference}
              onTask={(chosen) => {
                clearRefusal();
                setComparing(false);
                show(image, chosen);
              }}
              onChange={(change) => {
                clearRefusal();
                setForm((now) => ({ ...now, ...change }));
              }}
              waits={WAITS[image.status]}
              onSubmit={() => submit({ task, painter, form, mask })}
            />
          ) : (
            <chakra.p textStyle="small" color="fg.muted">
              {models.length === 0
                ? 'One moment...'
                : 'None of the models here can make a picture from a picture.'}
            </chakra.p>
          )}
        </Card>
      </Grid>
      {family.length > 1 && (
        <chakra.section mt="6" aria-labelledby="versions-title">
          <chakra.h2 id="versions-title" textStyle="subheading" mb="3">
            {family.length} versions
          </chakra.h2>
          <VersionTree family={family} currentId={image.id} onPick={(picked) => show(picked)} />
        </chakra.section>
      )}
      <LeaveDialog leaving={mask.leaving} />
    </Page>
  );
}

/** The picture to compare with; undefined while either is not finished. */
function beforeOf(image: ImageView, origin: ImageView | undefined): ImageView | undefined {
  if (image.status !== 'complete' || origin?.status !== 'complete') return undefined;
  return origin;
}

/** Whether the picture itself is on the stage, finished, to be marked. */
const isPaintedOver = ({ status }: ImageView, task: VersionTask | undefined, { kind }: Look) =>
  status === 'complete' && task === 'inpaint' && kind === 'picture';

const WAITS = {
  pending: 'Painting...',
  failed: 'Choose a finished picture',
  stopped: 'Choose a finished picture',
  complete: undefined,
} as const;

function Head({ image }: { image: ImageView }) {
  return (
    <Flex align="center" gap="4" mb="4">
      <chakra.h1 textStyle="title" flex="1">
        Edit picture
      </chakra.h1>
      <TextLink
        to={`/gallery/${image.id}?tab=mine`}
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        minH="11"
        textStyle="label"
      >
        <ArrowLeft size={15} aria-hidden />
        Details
      </TextLink>
    </Flex>
  );
}
