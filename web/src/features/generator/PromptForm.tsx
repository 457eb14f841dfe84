import { Flex } from '@chakra-ui/react';
import type { CharacterView } from '@vesper/core/contract/character';
import type { ImageModelView } from '@vesper/core/contract/image-model';
import { LIMITS } from '@vesper/core/contract/limits';
import { TriangleAlert } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { seedOf, type Advanced, type Choice, type Settings } from '../../data/image/image-draft.ts';
import { useImagePresets } from '../../data/image/use-image-presets.ts';
import { fillOrder, type WrittenOrder } from '../../data/picture-settings/fill-order.ts';
import type { FoundSettings } from '../../data/picture-settings/found-settings.ts';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { LikenessView } from '@vesper/core/contract/likeness';
import { AdvancedFields } from './AdvancedFields.tsx';
import { CountPicker } from './CountPicker.tsx';
import { FeatureMe } from './FeatureMe.tsx';
import type { Queueing } from './AddToQueue.tsx';
import { GenerateButton } from './GenerateButton.tsx';
import { ModelPicker } from './ModelPicker.tsx';
import { isSeedRight, presetsFor } from './order.ts';
import { PresetPicker } from './PresetPicker.tsx';
import { PromptReading } from './PromptReading.tsx';
import { PromptTools } from './PromptTools.tsx';
import { QuickIdeas } from './QuickIdeas.tsx';
import { SettingPickers } from './SettingPickers.tsx';
import { ShowCharacter } from './ShowCharacter.tsx';
import type { Refusal } from './use-generate.ts';
import { useRecall } from './use-recall.ts';
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
  /** Those that a picture can show. */
  characters: readonly CharacterView[];
  characterId: string | null;
  onCharacter: (id: string | null) => void;
  onSubmit: () => void;
  busy: boolean;
  /** Whether more can be ordered while it is busy. */
  queue: Queueing;
  refusal: Refusal | undefined;
}

export function PromptForm(props: Props) {
  const { prompt, onPrompt, settings, onSettings, onSubmit, busy, refusal } = props;
  const { models, model, choice, onChoice, advanced, queue } = props;
  const presets = presetsFor(useImagePresets().presets, model.id);
  const cost = model.price * choice.count;
  const area = useRef<HTMLTextAreaElement>(null);
  const shortage = useShortage(cost);
  const saidAt = (at: Refusal['at']): string | undefined =>
    refusal?.at === at ? refusal.message : undefined;
  const trouble = saidAt('form');
  const complete = prompt.trim() !== '' && isSeedRight(model, advanced);

  const write = (order: WrittenOrder): void => {
    onPrompt(order.prompt);
    onSettings(order.settings);
    props.onAdvanced(order.advanced);
    onChoice(order.choice);
  };
  const fill = (found: FoundSettings): (() => void) => {
    const before = { prompt, settings, advanced, choice };
    write(fillOrder(before, found, models));
    return () => write(before);
  };
  const pick = (idea: string): void => {
    onPrompt(idea);
    area.current?.focus();
  };
  const recall = useRecall(prompt, onPrompt);
  // Busy, it takes further orders as long as there is room for them.
  const isShut = busy && choice.count > (queue.sending ? 0 : queue.room);
  const submitByKey = (event: KeyboardEvent): void => {
    recall(event);
    const wanted = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!wanted || event.nativeEvent.isComposing || isShut || shortage) return;
    event.preventDefault();
    onSubmit();
  };

  return (
    <Card asChild position="relative">
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
          <PromptTools area={area} prompt={prompt} onPrompt={onPrompt} onFound={fill} />
          <QuickIdeas onPick={pick} />
          <ModelPicker
            models={models}
            model={model}
            onChoose={(modelId) => onChoice({ ...choice, modelId })}
          />
          <PresetPicker
            presets={presets}
            chosen={choice.presetId}
            onChoose={(presetId) => onChoice({ ...choice, presetId })}
          />
          <SettingPickers model={model} settings={settings} onChange={onSettings} />
          <CountPicker count={choice.count} onChange={(count) => onChoice({ ...choice, count })} />
          <ShowCharacter
            characters={props.characters}
            chosen={props.characterId}
            onChoose={props.onCharacter}
          />
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
            values={advanced}
            onChange={props.onAdvanced}
            refusal={saidAt('negativePrompt')}
          />
          {trouble !== undefined && shortage === undefined && (
            <Notice tone="danger" role="status">
              <TriangleAlert size={16} aria-hidden />
              {trouble}
            </Notice>
          )}
          <PromptReading
            prompt={prompt}
            isUnderstood={model.isBuiltin}
            presetId={choice.presetId}
            seed={seedOf(advanced.seed) ?? undefined}
          />
          <GenerateButton
            busy={busy}
            complete={complete}
            shortage={shortage}
            count={choice.count}
            cost={cost}
            readyMs={model.isAway ? undefined : model.readyMs?.[settings.quality]}
            queue={queue}
          />
        </Flex>
      </form>
    </Card>
  );
}
