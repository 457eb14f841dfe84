import { Box, Flex } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import { videoPrice } from '@vesper/core/contract/video';
import type { VideoModelView, VideoRatio } from '@vesper/core/contract/video-model';
import { TriangleAlert } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { aspectOf, RATIO_LABELS } from '../../data/video/video-options.ts';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { FirstPicture } from './FirstPicture.tsx';
import { MakeButton } from './MakeButton.tsx';
import { MoreFields } from './MoreFields.tsx';
import { ratioFor, secondsFor, seedIn, type Draft } from './order.ts';
import type { Refusal } from './use-order-video.ts';

interface Props {
  draft: Draft;
  models: readonly VideoModelView[];
  model: VideoModelView;
  busy: boolean;
  refusal: Refusal | undefined;
  onChange: (values: Partial<Draft>) => void;
  onSubmit: () => void;
}

export function VideoForm({ draft, models, model, busy, refusal, onChange, onSubmit }: Props) {
  const seconds = secondsFor(model, draft.seconds);
  const saidAt = (at: Refusal['at']): string | undefined =>
    refusal?.at === at ? refusal.message : undefined;
  const submitByKey = (event: KeyboardEvent): void => {
    const wanted = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!wanted || event.nativeEvent.isComposing || busy) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <Card asChild>
      <form
        aria-label="Film"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Flex direction="column" gap="5">
          <TextArea
            label="Describe your film"
            placeholder="Waves roll in under drifting clouds, the sun low over the sea..."
            value={draft.prompt}
            onChange={(event) => onChange({ prompt: event.target.value })}
            onKeyDown={submitByKey}
            max={LIMITS.promptMax}
            maxLength={LIMITS.promptMax}
            minRows={4}
            error={saidAt('prompt')}
          />
          {model.abilities.includes('animate') && (
            <FirstPicture
              chosen={draft.imageId}
              isNeeded={!model.abilities.includes('words')}
              onChoose={(imageId) => onChange({ imageId })}
            />
          )}
          {models.length > 1 && (
            <SelectField
              label="Model"
              value={model.id}
              onChange={(modelId) => onChange({ modelId })}
              options={models.map(({ id, name, isAway }) => ({
                value: id,
                label: isAway ? `${name} (away)` : name,
              }))}
            />
          )}
          <SegmentedControl
            label="Shape"
            value={ratioFor(model, draft.ratio)}
            onChange={(ratio) => onChange({ ratio })}
            options={model.ratios.map((ratio) => ({
              value: ratio,
              label: RATIO_LABELS[ratio],
              detail: ratio,
              icon: <RatioIcon ratio={ratio} />,
            }))}
          />
          {model.seconds.length > 1 && (
            <SegmentedControl
              label="Length"
              value={String(seconds)}
              onChange={(chosen) => onChange({ seconds: Number(chosen) })}
              options={model.seconds.map((one) => ({ value: String(one), label: `${one} s` }))}
            />
          )}
          <MoreFields {...{ draft, model, onChange }} refusal={saidAt('negativePrompt')} />
          {saidAt('form') !== undefined && (
            <Notice tone="danger" role="status">
              <TriangleAlert size={16} aria-hidden />
              {saidAt('form')}
            </Notice>
          )}
          <MakeButton
            busy={busy}
            complete={draft.prompt.trim() !== '' && seedIn(draft.seed) !== null}
            seconds={seconds}
            cost={videoPrice(model, seconds)}
          />
        </Flex>
      </form>
    </Card>
  );
}

function RatioIcon({ ratio }: { ratio: VideoRatio }) {
  const aspect = aspectOf(ratio);
  return (
    <Box
      borderWidth="2px"
      borderColor="currentColor"
      borderRadius="4px"
      style={{
        width: `${aspect >= 1 ? 20 * Math.min(aspect, 1.4) : 14}px`,
        height: `${aspect > 1 ? 16 : aspect < 1 ? 23 : 20}px`,
      }}
    />
  );
}
