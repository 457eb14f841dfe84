import { Grid } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  createCharacterRequest,
  type CharacterDetailView,
  type CreateCharacterRequest,
} from '@vesper/core/contract/character';
import { LIMITS } from '@vesper/core/contract/limits';
import { TOASTS } from '@vesper/core/contract/toasts';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Controller, useForm, type FieldErrors } from 'react-hook-form';
import { inBackground } from '../../lib/in-background.ts';
import { ApiError, hasCode, serverMessage } from '../../lib/api-error.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PlansLink } from '../../ui/PlansLink.tsx';
import { Switch } from '../../ui/Switch.tsx';
import type { DialogForm } from '../../ui/FormDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../lib/toast-store.ts';
import { saveCharacter } from '../../data/character/save-character.ts';
import { AdvancedTexts } from './AdvancedTexts.tsx';
import { changesIn, valuesOf, type FormValues } from './form-values.ts';
import { GreetingsField } from './GreetingsField.tsx';
import { LongText } from './LongText.tsx';
import { LookFields, NO_LOOK } from './LookFields.tsx';
import { TAGS, TRAITS } from './traits.ts';
import { WordPicker } from '../../ui/WordPicker.tsx';

export interface CharacterFormProps extends DialogForm {
  /** The one to change; null for a new one. */
  character: CharacterDetailView | null;
}

const DESCRIPTION = {
  name: 'description',
  label: 'Description',
  placeholder: 'Who are they, and what do they care about? (optional)',
  ...{ minRows: 3, maxRows: 7 },
} as const;

const GREETING = {
  name: 'greeting',
  label: 'Greeting',
  placeholder: 'The first thing they say to you (optional)',
  ...{ minRows: 2, maxRows: 5 },
} as const;

const EXAMPLES = {
  name: 'exampleDialogue',
  label: 'Example lines',
  placeholder: 'How do they talk? One line each (optional)',
  ...{ minRows: 2, maxRows: 6 },
} as const;

export function CharacterForm({ id, character, onBusy, onDone }: CharacterFormProps) {
  const [refusal, setRefusal] = useState<{ words: string; plans: boolean }>();
  const form = useForm<FormValues, unknown, CreateCharacterRequest>({
    resolver: zodResolver(createCharacterRequest),
    defaultValues: valuesOf(character),
  });
  const { errors } = form.formState;

  const submit = async (values: CreateCharacterRequest): Promise<void> => {
    onBusy(true);
    setRefusal(undefined);
    try {
      await saveCharacter(character, character ? changesIn(values, valuesOf(character)) : values);
      form.reset(valuesOf(null));
      onDone();
    } catch (error) {
      // Only a clear no of the server explains itself, or that nobody could say yes or no.
      const away = hasCode(error, 'moderation_away');
      const clear = away || (error instanceof ApiError && error.status < 500);
      const words = clear ? serverMessage(error, '') : '';
      setRefusal(words === '' ? undefined : { words, plans: hasCode(error, 'plan_limit') });
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
            <span>
              {refusal.words} {refusal.plans && <PlansLink />}
            </span>
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
        <LongText control={form.control} {...DESCRIPTION} />
        <Controller
          control={form.control}
          name="look"
          render={({ field }) => (
            <LookFields
              look={{ ...NO_LOOK, ...field.value }}
              onChange={field.onChange}
              errors={{ words: errors.look?.words?.message, seed: errors.look?.seed?.message }}
            />
          )}
        />
        <LongText control={form.control} {...GREETING} />
        <Controller
          control={form.control}
          name="otherGreetings"
          render={({ field }) => (
            <GreetingsField
              greetings={field.value ?? []}
              errors={greetingErrors(errors.otherGreetings)}
              onChange={field.onChange}
            />
          )}
        />
        <LongText control={form.control} {...EXAMPLES} />
        <Controller
          control={form.control}
          name="personalityTraits"
          render={({ field }) => (
            <WordPicker kind={TRAITS} words={field.value ?? []} onChange={field.onChange} />
          )}
        />
        <Controller
          control={form.control}
          name="tags"
          render={({ field }) => (
            <WordPicker kind={TAGS} words={field.value ?? []} onChange={field.onChange} />
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
        <AdvancedTexts control={form.control} register={form.register} />
      </Grid>
    </form>
  );
}

/** The complaint about each greeting, or about the list at its first one. */
function greetingErrors(error: FieldErrors<FormValues>['otherGreetings']): (string | undefined)[] {
  if (!error) return [];
  return Array.isArray(error) ? error.map((one) => one?.message) : [error.message];
}
