import { Grid } from '@chakra-ui/react';
import { MODEL_LIMITS } from '@vesper/core/contract/model';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { ModelValues } from './model-values.ts';

interface Props {
  form: UseFormReturn<ModelValues>;
  isNew: boolean;
}

/** What members see of a model. */
export function NameFields({ form, isNew }: Props) {
  const { control, register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Grid gap="5" templateColumns={{ sm: '1fr 1fr' }}>
        <TextField
          label="Id"
          hint={isNew ? 'It stays, whatever the name becomes.' : 'Conversations know it by this.'}
          autoComplete="off"
          readOnly={!isNew}
          maxLength={MODEL_LIMITS.idMax}
          error={errors.id?.message}
          {...register('id')}
        />
        <TextField
          label="Name"
          hint="As members see it."
          autoComplete="off"
          maxLength={MODEL_LIMITS.nameMax}
          error={errors.name?.message}
          {...register('name')}
        />
      </Grid>
      <Controller
        control={control}
        name="description"
        render={({ field }) => (
          <TextArea
            label="Description"
            placeholder="What it is good at (optional)"
            minRows={2}
            maxRows={5}
            max={MODEL_LIMITS.descriptionMax}
            error={errors.description?.message}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <TextField
        label="Price"
        hint="Tokens of the account for one reply; 0 is free."
        inputMode="numeric"
        autoComplete="off"
        error={errors.price?.message}
        {...register('price')}
      />
    </>
  );
}
