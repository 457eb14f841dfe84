import { chakra } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '../../../ui/TextField.tsx';
import type { ModelValues } from './model-values.ts';

interface Props {
  form: UseFormReturn<ModelValues>;
  engine: ModelValues['engine'];
}

/** Where a model answers. */
export function PlaceFields({ form, engine }: Props) {
  const { register, formState } = form;
  const { errors } = formState;
  if (engine === 'builtin') {
    return (
      <chakra.p textStyle="small" color="fg.muted">
        The companion that needs no model, under another name or at another price.
      </chakra.p>
    );
  }
  if (engine === 'file') {
    return (
      <TextField
        label="File"
        placeholder="/models/small.gguf"
        hint="A GGUF file, at this path on every machine that runs workers."
        autoComplete="off"
        spellCheck={false}
        error={errors.file?.message}
        {...register('file')}
      />
    );
  }
  return (
    <>
      <TextField
        label="Address"
        placeholder="http://127.0.0.1:8080/v1"
        hint="Any server that answers like OpenAI's chat completions."
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        error={errors.baseUrl?.message}
        {...register('baseUrl')}
      />
      <TextField
        label="The server's name for it"
        placeholder="The first that it lists"
        autoComplete="off"
        spellCheck={false}
        error={errors.model?.message}
        {...register('model')}
      />
    </>
  );
}
