import { Flex } from '@chakra-ui/react';
import type { ImageModelView } from '@vesper/core/contract/image-model';
import { LIMITS } from '@vesper/core/contract/limits';
import { TriangleAlert } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import type { Advanced, Choice, Settings } from '../../data/image/image-draft.ts';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { LikenessView } from '@vesper/core/contract/likeness';
import { AdvancedFields } from './AdvancedFields.tsx';
import { CountPicker } from './CountPicker.tsx';
import { FeatureMe } from './FeatureMe.tsx';
import { GenerateButton } from './GenerateButton.tsx';
import { ModelPicker } from './ModelPicker.tsx';
import { isSeedRight } from './order.ts';
import { PromptReading } from './PromptReading.tsx';
import { QuickIdeas } from './QuickIdeas.tsx';
import { SettingPickers } from './SettingPickers.tsx';
import type { Refusal } from './use-generate.ts';
import { useShortage } from './use-shortage.ts';

interface Props {
  prompt: string;
  onPrompt: (prompt: string) => void;
  models: readonly ImageModelView[];
  /** The one of them that is to paint. */
  model: ImageModelView;
  choice: Choice;
  onChoice: (choice: Choice) => void;
  settings: Settings;
  onSettings: (settings: Settings) => void;
  advanced: Advanced;
  onAdvanced: (advanced: Advanced) => void;
  /** The user's own photos that a picture can feature. */
  likenesses: readonly LikenessView[];
  likenessId: string | null;
  onLikeness: (id: string | null) => void;
  onSubmit: () => void;
  busy: boolean;
  refusal: Refusal | undefined;
}

export function PromptForm(props: Props) {
  const { prompt, onPrompt, settings, onSettings, onSubmit, busy, refusal } = props;
  const { models, model, choice, onChoice } = props;
  const cost = model.price * choice.count;
  const area = useRef<HTMLTextAreaElement>(null);
  const shortage = useShortage(cost);
  const saidAt = (at: Refusal['at']): string | undefined =>
    refusal?.at === at ? refusal.message : undefined;
  const trouble = saidAt('form');
  const complete = prompt.trim() !== '' && isSeedRight(model, props.advanced);

  const pick = (idea: string): void => {
    onPrompt(idea);
    area.current?.focus();
  };
  const submitByKey = (event: KeyboardEvent): void => {
    const wanted = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!wanted || event.nativeEvent.isComposing || busy || shortage) return;
    event.preventDefault();
    onSubmit();
  };

  return (
    <Card asChild>
      <form
        aria-label="Image Generator"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Flex direction="column" gap="5">
          <TextArea
            ref={area}
            label="Describe your image"
            placeholder="A lighthouse at dusk, warm light over a calm sea..."
            value={prompt}
            onChange={(event) => onPrompt(event.target.value)}
            onKeyDown={submitByKey}
            max={LIMITS.promptMax}
            maxLength={LIMITS.promptMax}
            minRows={4}
            error={saidAt('prompt')}
          />
          <QuickIdeas onPick={pick} />
          <ModelPicker
            models={models}
            model={model}
            onChoose={(modelId) => onChoice({ ...choice, modelId })}
          />
          <SettingPickers model={model} settings={settings} onChange={onSettings} />
          <CountPicker count={choice.count} onChange={(count) => onChoice({ ...choice, count })} />
          {model.abilities.includes('reference') && (
            <FeatureMe
              likenesses={props.likenesses}
              chosen={props.likenessId}
              onChoose={props.onLikeness}
            />
          )}
          <AdvancedFields
            model={model}
            quality={settings.quality}
            values={props.advanced}
            onChange={props.onAdvanced}
            refusal={saidAt('negativePrompt')}
          />
          {trouble !== undefined && shortage === undefined && (
            <Notice tone="danger" role="status">
              <TriangleAlert size={16} aria-hidden />
              {trouble}
            </Notice>
          )}
          <PromptReading prompt={prompt} />
          <GenerateButton
            busy={busy}
            complete={complete}
            shortage={shortage}
            count={choice.count}
            cost={cost}
          />
        </Flex>
      </form>
    </Card>
  );
}
