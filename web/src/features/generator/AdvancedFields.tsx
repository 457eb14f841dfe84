import { Grid } from '@chakra-ui/react';
import { SEED_MAX } from '@vesper/core/contract/image';
import { LIMITS } from '@vesper/core/contract/limits';
import { Dices } from 'lucide-react';
import { seedOf, type Advanced } from '../../data/image/image-draft.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface Props {
  values: Advanced;
  onChange: (values: Advanced) => void;
  /** The words of the server about the text. */
  refusal: string | undefined;
}

/** Seed and what to leave out; folded away until wanted, or until something in there counts. */
export function AdvancedFields({ values, onChange, refusal }: Props) {
  const wrongSeed = seedOf(values.seed) === null;
  const inUse = [
    values.seed.trim() !== '' && `seed ${values.seed.trim()}`,
    values.negativePrompt.trim() !== '' && 'something left out',
  ].filter((words) => words !== false);

  return (
    <Disclosure
      label="Advanced"
      inUse={inUse.join(', ')}
      forced={wrongSeed || refusal !== undefined}
    >
      <Grid gap="4" pt="2">
        <TextField
          label="Seed"
          placeholder="Any"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          hint="The same words and the same seed give the same picture."
          error={wrongSeed ? `A seed is a whole number from 0 to ${SEED_MAX}.` : undefined}
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
      </Grid>
    </Disclosure>
  );
}

function randomSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}
