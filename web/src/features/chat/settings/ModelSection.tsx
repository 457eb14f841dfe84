import { chakra } from '@chakra-ui/react';
import type { ChatModelView } from '@vesper/core/contract/model';
import { TriangleAlert } from 'lucide-react';
import { useModels } from '../../../data/model/use-models.ts';
import { inBackground } from '../../../lib/in-background.ts';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { litWhenChosen, RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ModelCard } from './ModelCard.tsx';
import { Section } from './Section.tsx';
import type { SectionProps } from './section-props.ts';

const Cards = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '2' } });
const Card = chakra('label', {
  base: {
    ...litWhenChosen,
    position: 'relative',
    display: 'block',
    px: '4',
    py: '3',
    minH: '11',
    borderRadius: 'lg',
    '&:has(:disabled)': { opacity: '0.62', cursor: 'disabled', _hover: { bg: 'transparent' } },
  },
});

/** Who answers here. */
export function ModelSection({ conversation, onChange }: SectionProps) {
  const { data: models, isError, refetch } = useModels();
  return (
    <Section title="Model" hint="Who writes the replies.">
      {models && (
        <Models
          models={models}
          modelId={conversation.settings.modelId}
          onChoose={(id) => onChange({ modelId: id })}
        />
      )}
      {isError && !models && (
        <LoadFailed what="The models" onRetry={() => inBackground(refetch())} />
      )}
      {!models && !isError && <Skeleton height="16" borderRadius="lg" />}
    </Section>
  );
}

interface ModelsProps {
  models: readonly ChatModelView[];
  /** Null for the first one. */
  modelId: string | null;
  onChoose: (id: string) => void;
}

function Models({ models, modelId, onChoose }: ModelsProps) {
  const speaking = models.find(({ id }) => id === modelId);
  const isGone = modelId !== null && !speaking;
  const chosen = isGone ? '' : (modelId ?? models[0]?.id ?? '');
  const options = models.map((model) => ({
    value: model.id,
    label: model.name,
    // One that is chosen already stays so, away or not.
    disabled: model.isAway && model.id !== chosen,
    model,
  }));
  return (
    <>
      {isGone && (
        <Notice tone="caution" mb="3">
          <TriangleAlert size={16} />
          The model chosen here is no longer offered. Choose another one to go on.
        </Notice>
      )}
      <RadioGroup
        label="Model"
        hideLabel
        value={chosen}
        options={options}
        onChange={onChoose}
        Layout={Cards}
        Frame={Card}
        draw={({ model }) => <ModelCard model={model} />}
      />
    </>
  );
}
