import { Grid } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import { useFormState, useWatch, type Control, type UseFormRegister } from 'react-hook-form';
import { count } from '../../lib/format.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { CreateCharacterRequest } from '@vesper/core/contract/character';
import type { FormValues } from './form-values.ts';
import { LongText } from './LongText.tsx';

const TEXTS = [
  {
    name: 'personalityText',
    label: 'Personality',
    placeholder: 'Their nature in a few sentences, beside the traits',
    ...{ minRows: 2, maxRows: 6 },
  },
  {
    name: 'scenario',
    label: 'Scenario',
    placeholder: 'Where {{user}} meets them, and why',
    ...{ minRows: 2, maxRows: 6 },
  },
  {
    name: 'systemPrompt',
    label: 'Instructions to the model',
    hint: 'Instead of the usual ones. Write {{original}} where those should stand.',
    ...{ minRows: 2, maxRows: 8 },
  },
  {
    name: 'postHistoryInstructions',
    label: 'Last instructions',
    hint: 'Said after the talk, where a model heeds them most.',
    ...{ minRows: 2, maxRows: 6 },
  },
  {
    name: 'creatorNotes',
    label: 'Notes for readers',
    hint: 'Shown on the character’s page. No model gets them.',
    ...{ minRows: 2, maxRows: 6 },
  },
] as const;

const NAMES = ['nickname', ...TEXTS.map(({ name }) => name)] as const;

interface Props {
  control: Control<FormValues, unknown, CreateCharacterRequest>;
  register: UseFormRegister<FormValues>;
}

/** What cards know beyond a first talk: folded away until wanted. */
export function AdvancedTexts({ control, register }: Props) {
  const { errors } = useFormState({ control });
  const used = useWatch({ control, name: NAMES }).filter((text) => text?.trim()).length;
  return (
    <Disclosure
      label="Advanced"
      inUse={used === 0 ? '' : `${count(used, 'text')} in use`}
      forced={NAMES.some((name) => errors[name])}
    >
      <Grid gap="5" pt="3">
        <TextField
          label="Nickname"
          hint="What they are called in their texts, where {{char}} stands."
          autoComplete="off"
          maxLength={LIMITS.nameMax}
          error={errors.nickname?.message}
          {...register('nickname')}
        />
        {TEXTS.map((text) => (
          <LongText key={text.name} control={control} {...text} />
        ))}
      </Grid>
    </Disclosure>
  );
}
