import { Grid } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import type { LorebookDetails, LorebookView } from '@vesper/core/contract/lorebook';
import { inBackground } from '../../lib/in-background.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { DialogForm } from '../../ui/FormDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { BUDGET_MAX, DEPTH_MAX, useBookForm, whole, type BookValues } from './use-book-form.ts';

export interface BookFormProps extends DialogForm {
  /** The one to change; null for a new one. */
  lorebook: LorebookDetails | null;
  onCreated?: (lorebook: LorebookView) => void;
}

export function BookForm({ id, ...rest }: BookFormProps) {
  const { values, nameless, refusal, change, submit } = useBookForm(rest);
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        inBackground(submit());
      }}
    >
      <Grid gap="5" py="1" color="fg">
        {refusal !== undefined && (
          <Notice tone="danger" role="alert">
            {refusal}
          </Notice>
        )}
        <TextField
          label="Name"
          placeholder="The harbour town"
          autoComplete="off"
          maxLength={LIMITS.loreNameMax}
          value={values.name}
          error={nameless ? 'Please enter a name.' : undefined}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextArea
          label="Description"
          placeholder="For yourself: no model reads it (optional)"
          minRows={2}
          maxRows={5}
          max={LIMITS.loreDescriptionMax}
          maxLength={LIMITS.loreDescriptionMax}
          value={values.description}
          onChange={(event) => change({ description: event.target.value })}
        />
        {rest.lorebook && <Settings values={values} onChange={change} />}
      </Grid>
    </form>
  );
}

interface SettingsProps {
  values: BookValues;
  onChange: (typed: Partial<BookValues>) => void;
}

/** How its entries come up; a new book has the usual. */
function Settings({ values: { depth, budget, recursive }, onChange }: SettingsProps) {
  return (
    <>
      <Grid gap="5" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <TextField
          label="Scan depth"
          inputMode="numeric"
          value={depth}
          hint="Messages from the end in which keys are looked for"
          error={numberTrouble(depth, DEPTH_MAX)}
          onChange={(event) => onChange({ depth: event.target.value })}
        />
        <TextField
          label="Token budget"
          inputMode="numeric"
          value={budget}
          hint="The most that its entries take together in one prompt"
          error={numberTrouble(budget, BUDGET_MAX)}
          onChange={(event) => onChange({ budget: event.target.value })}
        />
      </Grid>
      <Switch
        label="Entries call each other"
        hint="A key in an entry that is told brings up further ones"
        checked={recursive}
        onChange={(on) => onChange({ recursive: on })}
      />
    </>
  );
}

const numberTrouble = (text: string, max: number): string | undefined =>
  whole(text, max) === undefined
    ? `A whole number from 0 to ${max.toLocaleString('en')}`
    : undefined;
