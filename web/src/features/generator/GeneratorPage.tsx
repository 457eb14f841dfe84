import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import type { OrderedImage } from '@vesper/core/contract/generate-image';
import type { ImageView } from '@vesper/core/contract/image';
import { TOASTS } from '@vesper/core/contract/toasts';
import { useRef } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { discardImage } from '../../data/image/discard-image.ts';
import {
  advancedOf,
  afterOrder,
  choiceOf,
  typedWords,
  useImageDraft,
} from '../../data/image/image-draft.ts';
import { modelOf, useImageModels } from '../../data/image/use-image-models.ts';
import { useImagePresets } from '../../data/image/use-image-presets.ts';
import { useImages } from '../../data/image/use-images.ts';
import { useLikenesses } from '../../data/likeness/likenesses.ts';
import { useUser } from '../../data/user/session.ts';
import { scrollBehavior } from '../../lib/scroll-behavior.ts';
import { Page } from '../../ui/Page.tsx';
import { showToast } from '../../lib/toast-store.ts';
import { featuredOf, readyLikenesses } from './featured.ts';
import { CreationGrid } from './CreationGrid.tsx';
import { InHand } from './InHand.tsx';
import { MyQueue } from './MyQueue.tsx';
import { PaintingPill } from './PaintingPill.tsx';
import { PromptForm } from './PromptForm.tsx';
import { RecentStrip } from './RecentStrip.tsx';
import { creations } from './subject.ts';
import { titleOf } from './title-of.ts';
import { useInHand } from './use-in-hand.ts';
import { useQueue } from './use-queue.ts';
import { useGenerate } from './use-generate.ts';
import { isSeedRight, orderOf } from './order.ts';
import { useShownCharacter } from './use-shown-character.ts';
import { useStageInSight } from './use-stage-in-sight.ts';
import { WhatToMake } from './WhatToMake.tsx';

export function GeneratorPage() {
  const user = useUser();
  const images = useImages();
  const models = useImageModels();
  const { presets } = useImagePresets();
  const draft = useImageDraft(user.id);
  const likenesses = readyLikenesses(useLikenesses().data);
  const likenessId = featuredOf(likenesses, draft.likenessId);
  const { characters, chosenId: characterId } = useShownCharacter(draft.characterId);
  const form = useRef<HTMLDivElement>(null);
  const { start, sending, refusal, clearRefusal } = useGenerate();

  const list = images.data ?? [];
  const { subject, batch, batchId, currentId, show, showStarted, putBeside, putAway } =
    useInHand(list);
  const { stage, bringIntoSight } = useStageInSight(batchId ?? subject?.id);
  const model = modelOf(models, draft.choice.modelId);

  const present = (image: ImageView): void => {
    showStarted(image);
    bringIntoSight(image.batchId ?? image.id);
  };
  const pick = (image: ImageView): void => {
    show(image);
    bringIntoSight(image.id);
  };
  const discard = (image: ImageView): void => {
    discardImage(image);
    putAway();
  };

  const shown = creations(list);
  const underWay = list.findLast(({ status }) => status === 'pending');
  const busy = sending || underWay !== undefined;

  const { queue, pending, room } = useQueue(list, { subject, batch });

  const order = async (): Promise<void> => {
    const wishes = { ...draft, presets, likenessId, characterId };
    const ordered = await start(orderOf(wishes, model));
    if (!ordered) return;
    draft.setAdvanced(afterOrder(draft.advanced, ordered.seed));
    // One that joins the queue leaves the stage to the one that is being made.
    if (!busy) present(ordered);
  };
  const submit = (): void => {
    if (sending || (busy && draft.choice.count > room)) return;
    if (draft.prompt.trim() === '') showToast({ ...TOASTS.promptRequired, kind: 'failure' });
    else if (isSeedRight(model, draft.advanced)) inBackground(order());
  };
  const again = (image: ImageView): Promise<OrderedImage | null> => {
    const painter = modelOf(models, image.settings.modelId);
    const made = { advanced: advancedOf(image), choice: choiceOf(image) };
    return start(orderOf({ ...image, ...made, prompt: typedWords(image), presets }, painter));
  };
  const retry = async (image: ImageView): Promise<void> => {
    const ordered = await again(image);
    if (!ordered) return;
    present(ordered);
    discardImage(image);
  };
  const retryInQueue = async (image: ImageView): Promise<void> => {
    if (await again(image)) discardImage(image);
  };
  const retryInPlace = async (image: ImageView): Promise<void> => {
    const ordered = await again(image);
    if (!ordered) return;
    putBeside(ordered);
    discardImage(image);
  };
  const reuse = (image: ImageView): void => {
    draft.copyFrom(image);
    clearRefusal();
    form.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest' });
  };

  return (
    <Page py={{ base: '5', md: '7' }}>
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb={{ base: '4', md: '5' }}>
        <chakra.h1 textStyle="title">Image Generator</chakra.h1>
        <WhatToMake />
      </Flex>
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
          // Taller than the window it scrolls by itself, and its button is in sight from the start.
          maxH={{ lg: 'calc(100dvh - 11rem)' }}
          overflowY={{ lg: 'auto' }}
          scrollPaddingBottom="7rem"
          scrollbarWidth="thin"
          borderRadius="xl"
        >
          <PromptForm
            models={models}
            model={model}
            choice={draft.choice}
            onChoice={(values) => {
              draft.setChoice(values);
              clearRefusal();
            }}
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
            characters={characters}
            characterId={characterId}
            onCharacter={(id) => {
              draft.setCharacterId(id);
              clearRefusal();
            }}
            onSubmit={submit}
            busy={busy}
            queue={{ pending, room, sending }}
            refusal={refusal}
          />
        </Box>
        <Box ref={stage} minW="0" scrollMarginTop="5.5rem">
          <InHand
            {...{ images, subject, batch, sending }}
            title={subject ? titleOf(subject, list) : ''}
            onPick={pick}
            onRetry={(image) => inBackground(retry(image))}
            onRetryInPlace={(image) => inBackground(retryInPlace(image))}
            onGone={discard}
            onReuse={reuse}
          />
          {queue.length > 0 && (
            <MyQueue
              images={queue}
              sending={sending}
              onPick={present}
              onRetry={(image) => inBackground(retryInQueue(image))}
              onDismiss={discardImage}
            />
          )}
        </Box>
        {shown.length > 1 && (
          <Box gridColumn={{ lg: '2', xl: 'auto' }} alignSelf="stretch" minW="0" display="grid">
            <RecentStrip images={shown} currentId={currentId} onPick={pick} />
          </Box>
        )}
      </Grid>
      {underWay && (
        <PaintingPill
          key={underWay.id}
          image={underWay}
          stage={stage}
          onShow={() => present(underWay)}
        />
      )}
      {shown.length > 0 && <CreationGrid images={shown} currentId={currentId} onPick={pick} />}
    </Page>
  );
}
