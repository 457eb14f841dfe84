import { Grid } from '@chakra-ui/react';
import type { DeskModel } from '@vesper/core/contract/desk/model';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { ModelValues } from './model-values.ts';

interface Props {
  form: UseFormReturn<ModelValues>;
  kept: DeskModel['key'];
  keepsKeys: boolean;
}

const HINTS: Record<DeskModel['key'], string> = {
  none: 'Entered once, kept encrypted, and never shown again. Leave it empty where the server wants none.',
  kept: 'One is kept, encrypted, and never shown. Leave this empty to keep it.',
  unreadable: 'The one that is kept cannot be read, as SECRETS_KEY has changed: enter it again.',
};
const NO_KEYS = 'Keys cannot be kept yet: set SECRETS_KEY and start again.';

/** The key of the server: it goes in, and never comes out. */
export function KeyField({ form, kept, keepsKeys }: Props) {
  const { control, register, formState } = form;
  const drops = useWatch({ control, name: 'dropsKey' });
  return (
    <Grid gap="1">
      <TextField
        label="Key"
        type="password"
        placeholder={kept === 'kept' ? 'A key is kept' : undefined}
        hint={keepsKeys ? HINTS[kept] : NO_KEYS}
        autoComplete="new-password"
        disabled={!keepsKeys || drops}
        error={formState.errors.apiKey?.message}
        {...register('apiKey')}
      />
      {kept !== 'none' && (
        <Controller
          control={control}
          name="dropsKey"
          render={({ field }) => (
            <Checkbox checked={field.value} onChange={field.onChange}>
              Take the key away
            </Checkbox>
          )}
        />
      )}
    </Grid>
  );
}
