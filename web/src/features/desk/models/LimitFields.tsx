import { Grid } from '@chakra-ui/react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { ModelValues } from './model-values.ts';

interface Props {
  form: UseFormReturn<ModelValues>;
  engine: 'openai' | 'file';
}

type NumberName =
  'contextTokens' | 'replyTokens' | 'concurrency' | 'sequences' | 'temperature' | 'topP';

const NUMBERS: readonly { name: NumberName; label: string; hint: string; engine?: string }[] = [
  { name: 'contextTokens', label: 'Context', hint: 'Tokens that it sees, its reply included.' },
  { name: 'replyTokens', label: 'Longest reply', hint: 'Tokens.' },
  {
    ...{ name: 'concurrency', label: 'Replies at once', engine: 'openai' },
    hint: 'Of all workers. Empty: what the server says.',
  },
  { name: 'sequences', label: 'Replies at once', hint: 'Of each worker.', engine: 'file' },
  { name: 'temperature', label: 'Temperature', hint: 'Empty: as the server has it.' },
  { name: 'topP', label: 'Top P', hint: 'Empty: as the server has it.' },
];

/** What a model can take and how it chooses its words. */
export function LimitFields({ form: { control, register, formState }, engine }: Props) {
  const { errors } = formState;
  const shown = NUMBERS.filter(({ engine: only }) => only === undefined || only === engine);
  return (
    <Disclosure
      label="Limits and sampler"
      forced={shown.some(({ name }) => errors[name] !== undefined)}
    >
      <Grid gap="5" templateColumns={{ sm: '1fr 1fr' }} pt="2">
        {shown.map(({ name, label, hint }) => (
          <TextField
            key={name}
            label={label}
            hint={hint}
            inputMode="decimal"
            autoComplete="off"
            error={errors[name]?.message}
            {...register(name)}
          />
        ))}
        {engine === 'openai' && (
          <>
            <Controller
              control={control}
              name="seesPictures"
              render={({ field }) => (
                <Switch
                  label="Sees pictures"
                  hint="Members can show it some"
                  checked={field.value}
                  onChange={field.onChange}
                />
              )}
            />
            <Controller
              control={control}
              name="hidesThinking"
              render={({ field }) => (
                <Switch
                  label="Hide its thinking"
                  hint="Nobody sees what it thinks"
                  checked={field.value}
                  onChange={field.onChange}
                />
              )}
            />
          </>
        )}
      </Grid>
    </Disclosure>
  );
}
