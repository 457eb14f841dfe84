import { Box, Grid } from '@chakra-ui/react';
import { SEED_RULE, type ImageQuality } from '@vesper/core/contract/image';
import type { ImageModelView } from '@vesper/core/contract/image-model';
import { LIMITS } from '@vesper/core/contract/limits';
import { Dices } from 'lucide-react';
import { randomSeed, seedOf, type Advanced } from '../../data/image/image-draft.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { KeepSeed, ModelSliders } from './ModelSliders.tsx';

interface Props {
  model: ImageModelView;
  quality: ImageQuality;
  values: Advanced;
  onChange: (values: Advanced) => void;
  /** The words of the server about the text. */
  refusal: string | undefined;
}

/** Seed, what to leave out, and more; folded away until wanted, or until something in there counts. */
export function AdvancedFields({ model, quality, values, onChange, refusal }: Props) {
  const { abilities } = model;
  const wrongSeed = abilities.includes('seed') && seedOf(values.seed) === null;
  if (!hasFields(model)) return null;
  return (
    <Disclosure
      label="Advanced"
      inUse={inUse(model, values).join(', ')}
      forced={wrongSeed || refusal !== undefined}
    >
      <Grid gap="4" pt="2">
        <ModelSliders {...{ model, quality, values, onChange }} />
        {abilities.includes('seed') && <SeedField {...{ wrongSeed, values, onChange }} />}
        {abilities.includes('negative') && (
          <TextArea
            label="Leave out"
            placeholder="What should not be in the picture"
            minRows={2}
            maxRows={5}
            max={LIMITS.promptMax}
            maxLength={LIMITS.promptMax}
            error={refusal}
            value={values.negativePrompt}
            onChange={(event) => onChange({ ...values, negativePrompt: event.target.value })}
          />
        )}
      </Grid>
    </Disclosure>
  );
}

const hasFields = ({ abilities, steps, guidance }: ImageModelView): boolean =>
  abilities.includes('seed') || abilities.includes('negative') || Boolean(steps ?? guidance);

/** What counts in there, said while it is folded away. */
function inUse(model: ImageModelView, values: Advanced): string[] {
  const { abilities, steps, guidance } = model;
  const seed = values.seed.trim();
  return [
    steps && values.steps !== null && `${values.steps} steps`,
    guidance && values.guidance !== null && `guidance ${values.guidance}`,
    abilities.includes('seed') && seed !== '' && `seed ${seed}`,
    abilities.includes('negative') && values.negativePrompt.trim() !== '' && 'something left out',
  ].filter((words) => typeof words === 'string');
}

interface SeedProps extends Pick<Props, 'values' | 'onChange'> {
  wrongSeed: boolean;
}

function SeedField({ wrongSeed, values, onChange }: SeedProps) {
  return (
    <Box>
      <TextField
        label="Seed"
        placeholder="Any"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        hint="The same words and the same seed give the same picture."
        error={wrongSeed ? SEED_RULE : undefined}
        value={values.seed}
        onChange={(event) => onChange({ ...values, seed: event.target.value })}
        trailing={
          <IconButton
            label="Roll a seed"
            onClick={() => onChange({ ...values, seed: String(randomSeed()) })}
          >
            <Dices size={18} />
          </IconButton>
        }
      />
      <Box mt="1.5">
        <KeepSeed {...{ values, onChange }} />
      </Box>
    </Box>
  );
}
