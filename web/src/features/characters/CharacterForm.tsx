import { Grid } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  createCharacterRequest,
  type CharacterView,
  type CreateCharacterRequest,
} from '@vesper/core/contract/character';
import { LIMITS } from '@vesper/core/contract/limits';
import { TOASTS } from '@vesper/core/contract/toasts';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { inBackground } from '../../lib/in-background.ts';
import { ApiError, serverMessage } from '../../lib/api-error.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../lib/toast-store.ts';
import { saveCharacter } from '../../data/character/save-character.ts';
import { TraitPicker } from './TraitPicker.tsx';

type Input = z.input<typeof createCharacterRequest>;

interface Props {
  id: string;
  /** The one to change; null for a new one. */
  character: CharacterView | null;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

function valuesOf(character: CharacterView | null): Input {
  return {
    name: character?.name ?? '',
    description: character?.description ?? '',
    greeting: character?.greeting ?? '',
    personalityTraits: character?.personality.traits ?? [],
    isPublic: character?.isPublic ?? false,
  };
}

export function CharacterForm({ id, character, onBusy, onDone }: Props) {
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<Input, unknown, CreateCharacterRequest>({
    resolver: zodResolver(createCharacterRequest),
    defaultValues: valuesOf(character),
  });
  const { errors } = form.formState;

  const submit = async (values: CreateCharacterRequest): Promise<void> => {
    onBusy(true);
    setRefusal(undefined);
    try {
      await saveCharacter(character, values);
      form.reset(valuesOf(null));
      onDone();
    } catch (error) {
      // Only a clear no of the server explains itself.
      const clear = error instanceof ApiError && error.status < 500;
      setRefusal(clear ? serverMessage(error, '') || undefined : undefined);
    } finally {
      onBusy(false);
    }
  };
  const nameless = (): void => {
    if (form.getValues('name').trim() === '') {
      showToast({ ...TOASTS.characterNameRequired, kind: 'failure' });
    }
  };

  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => inBackground(form.handleSubmit(submit, nameless)(event))}
    >
      <Grid gap="5" py="1" color="fg">
        {refusal !== undefined && (
          <Notice tone="danger" role="alert">
            <TriangleAlert size={16} aria-hidden />
            {refusal}
          </Notice>
        )}
        <TextField
          label="Name"
          placeholder="What is your character called?"
          autoComplete="off"
          maxLength={LIMITS.nameMax}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <Controller
          control={form.control}
          name="description"
          render={({ field }) => (
            <TextArea
              {...field}
              value={field.value ?? ''}
              label="Description"
              placeholder="Who are they, and what do they care about? (optional)"
              minRows={3}
              maxRows={7}
              max={LIMITS.characterDescriptionMax}
              maxLength={LIMITS.characterDescriptionMax}
              error={errors.description?.message}
              ref={undefined}
            />
          )}
        />
        <Controller
          control={form.control}
          name="greeting"
          render={({ field }) => (
            <TextArea
              {...field}
              value={field.value ?? ''}
              label="Greeting"
              placeholder="The first thing they say to you (optional)"
              minRows={2}
              maxRows={5}
              max={LIMITS.characterDescriptionMax}
              maxLength={LIMITS.characterDescriptionMax}
              error={errors.greeting?.message}
              ref={undefined}
            />
          )}
        />
        <Controller
          control={form.control}
          name="personalityTraits"
          render={({ field }) => (
            <TraitPicker traits={field.value ?? []} onChange={field.onChange} />
          )}
        />
        <Controller
          control={form.control}
          name="isPublic"
          render={({ field }) => (
            <Switch
              label="Public"
              hint={
                field.value
                  ? 'Everyone can find it and talk with it'
                  : 'Only you can see it and talk with it'
              }
              checked={field.value ?? false}
              onChange={field.onChange}
            />
          )}
        />
      </Grid>
    </form>
  );
}
