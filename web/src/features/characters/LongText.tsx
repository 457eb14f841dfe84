import type { CreateCharacterRequest } from '@vesper/core/contract/character';
import { LIMITS } from '@vesper/core/contract/limits';
import { Controller, type Control } from 'react-hook-form';
import { TextArea } from '../../ui/TextArea.tsx';
import type { FormValues } from './form-values.ts';

/** The texts of a character that have a field of their own. */
export type LongTextName = {
  [Field in keyof FormValues]-?: FormValues[Field] extends string | undefined ? Field : never;
}[keyof FormValues];

interface Props {
  control: Control<FormValues, unknown, CreateCharacterRequest>;
  name: LongTextName;
  label: string;
  placeholder?: string;
  hint?: string;
  minRows: number;
  maxRows: number;
}

/** One text of a character; it may be as long as a card's. */
export function LongText({ control, name, ...words }: Props) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <TextArea
          {...field}
          {...words}
          value={field.value ?? ''}
          max={LIMITS.characterTextMax}
          maxLength={LIMITS.characterTextMax}
          error={fieldState.error?.message}
          ref={undefined}
        />
      )}
    />
  );
}
