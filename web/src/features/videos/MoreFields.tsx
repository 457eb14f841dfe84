import { Grid } from '@chakra-ui/react';
import { SEED_MAX } from '@vesper/core/contract/image';
import { LIMITS } from '@vesper/core/contract/limits';
import type { VideoModelView } from '@vesper/core/contract/video-model';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { seedIn, type Draft } from './order.ts';

interface Props {
  draft: Draft;
  model: VideoModelView;
  onChange: (values: Partial<Draft>) => void;
  /** The words of the server about what is left out. */
  refusal: string | undefined;
}

/** Seed and what to leave out; folded away until wanted. */
export function MoreFields({ draft, model, onChange, refusal }: Props) {
  const isWrong = seedIn(draft.seed) === null;
  const leavesOut = model.abilities.includes('negative');
  const inUse = [
    draft.seed.trim() !== '' && `seed ${draft.seed.trim()}`,
    leavesOut && draft.negativePrompt.trim() !== '' && 'something left out',
  ].filter((words) => typeof words === 'string');
  return (
    <Disclosure label="Advanced" inUse={inUse.join(', ')} forced={isWrong || refusal !== undefined}>
      <Grid gap="4" pt="2">
        <TextField
          label="Seed"
          placeholder="Any"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          hint="The same words and the same seed give the same film."
          error={isWrong ? `A seed is a whole number from 0 to ${SEED_MAX}.` : undefined}
          value={draft.seed}
          onChange={(event) => onChange({ seed: event.target.value })}
        />
        {leavesOut && (
          <TextArea
            label="Leave out"
            placeholder="What should not be in the film"
            minRows={2}
            maxRows={5}
            max={LIMITS.promptMax}
            maxLength={LIMITS.promptMax}
            error={refusal}
            value={draft.negativePrompt}
            onChange={(event) => onChange({ negativePrompt: event.target.value })}
          />
        )}
      </Grid>
    </Disclosure>
  );
}
