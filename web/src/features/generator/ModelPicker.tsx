import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ImageModelView } from '@vesper/core/contract/image-model';
import { Brush } from 'lucide-react';
import { priceWords } from '../../data/image/price-words.ts';
import { Badge } from '../../ui/Badge.tsx';
import { litWhenChosen, RadioGroup } from '../../ui/RadioGroup.tsx';

const Cards = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    // Four and a half: that there are more is seen.
    maxH: '21rem',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    // Room for the ring of the one that has the focus.
    p: '1',
    m: '-1',
  },
});
const Frame = chakra('label', {
  base: {
    ...litWhenChosen,
    position: 'relative',
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    p: '2.5',
    minH: '11',
    borderRadius: 'lg',
    '&:has(:disabled)': { opacity: '0.62', cursor: 'disabled', _hover: { bg: 'transparent' } },
  },
});

interface Props {
  models: readonly ImageModelView[];
  model: ImageModelView;
  onChoose: (id: string) => void;
}

/** Who paints: the operator's models with a picture of each. Not there where there is no choice. */
export function ModelPicker({ models, model: chosen, onChoose }: Props) {
  if (models.length < 2) return null;
  return (
    <RadioGroup
      label="Model"
      value={chosen.id}
      options={models.map((model) => ({
        value: model.id,
        label: model.name,
        // One that is chosen already stays so, away or not.
        disabled: model.isAway && model.id !== chosen.id,
        model,
      }))}
      onChange={onChoose}
      Layout={Cards}
      Frame={Frame}
      nameOf={({ model }) => `${model.name}, ${factsOf(model)}`}
      draw={({ model }) => <ModelCard model={model} />}
    />
  );
}

const factsOf = ({ price, isAway }: ImageModelView): string =>
  isAway ? `${priceWords(price)}, away` : priceWords(price);

function ModelCard({ model }: { model: ImageModelView }) {
  const { name, description, isAway, isBuiltin, price } = model;
  const about =
    description ?? (isBuiltin ? 'Paints scenes by rules, with no model behind it.' : '');
  const said = isAway ? 'Away right now; it comes back by itself.' : about;
  return (
    <>
      <Sample model={model} />
      <Box flex="1" minW="0">
        <Flex align="center" justify="space-between" gap="2">
          <Box textStyle="label" truncate>
            {name}
          </Box>
          <Badge tone={isAway ? 'caution' : 'neutral'} flexShrink="0">
            {isAway ? 'Away' : priceWords(price)}
          </Badge>
        </Flex>
        {said !== '' && (
          <Box textStyle="caption" color="fg.muted" mt="1" lineClamp={2}>
            {said}
          </Box>
        )}
      </Box>
    </>
  );
}

function Sample({ model: { sampleUrl } }: { model: ImageModelView }) {
  return (
    <Box
      boxSize="14"
      flexShrink="0"
      overflow="hidden"
      borderRadius="md"
      bg="bg.hover"
      display="grid"
      placeItems="center"
      color="fg.subtle"
      aria-hidden
    >
      {sampleUrl === null ? (
        <Brush size={20} />
      ) : (
        <chakra.img src={sampleUrl} alt="" width="full" height="full" objectFit="cover" />
      )}
    </Box>
  );
}
