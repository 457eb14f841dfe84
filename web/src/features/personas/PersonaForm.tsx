import { Grid, chakra } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import type { PersonaView } from '@vesper/core/contract/persona';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { savePersona } from '../../data/persona/save-persona.ts';
import { fieldIssue, serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { DialogForm } from '../../ui/FormDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { letterOf } from './letter-of.ts';
import { PersonaPicture } from './PersonaPicture.tsx';

export interface PersonaFormProps extends DialogForm {
  /** The one to change; null for a new one. */
  persona: PersonaView | null;
  /** It is the default, or will be as the first one: there is nothing to choose. */
  isDefault: boolean;
}

/** Name, picture and words of a persona. What was typed stays when saving fails. */
export function PersonaForm({ id, persona, isDefault, onBusy, onDone }: PersonaFormProps) {
  const [name, setName] = useState(persona?.name ?? '');
  const [description, setDescription] = useState(persona?.description ?? '');
  const [picture, setPicture] = useState<File | null>();
  const [makeDefault, setMakeDefault] = useState(false);
  const [isNameless, setNameless] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const nameIssue = isNameless ? 'Please enter a name.' : fieldIssue(failure, 'name');

  const save = async (): Promise<void> => {
    setNameless(name.trim() === '');
    if (name.trim() === '') return;
    onBusy(true);
    setFailure(undefined);
    try {
      await savePersona(persona, { name, description, picture, makeDefault });
      onDone();
    } catch (error) {
      setFailure(error);
    } finally {
      onBusy(false);
    }
  };

  return (
    <chakra.form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        inBackground(save());
      }}
    >
      <Grid gap="5" py="1" color="fg">
        <Refusal failure={failure} />
        <PersonaPicture
          letter={letterOf(name)}
          stored={persona?.picture ?? null}
          chosen={picture}
          onChoose={setPicture}
        />
        <TextField
          label="Name"
          hint="What companions call you."
          autoComplete="off"
          maxLength={LIMITS.nameMax}
          value={name}
          error={nameIssue}
          onChange={(event) => {
            setName(event.target.value);
            setNameless(false);
          }}
        />
        <TextArea
          label="About you"
          placeholder="A night-shift nurse of 34 with a dry sense of humour. New in town. (optional)"
          hint="What companions know about you from the start."
          value={description}
          minRows={4}
          maxRows={9}
          max={LIMITS.personaDescriptionMax}
          maxLength={LIMITS.personaDescriptionMax}
          error={fieldIssue(failure, 'description')}
          onChange={(event) => setDescription(event.target.value)}
        />
        {!isDefault && (
          <Switch
            label="Use as default"
            hint="In every conversation that names no other"
            checked={makeDefault}
            onChange={setMakeDefault}
          />
        )}
      </Grid>
    </chakra.form>
  );
}

/** Why it was not saved, where that is not said beside a field. */
function Refusal({ failure }: { failure: unknown }) {
  const isSaid = ['name', 'description'].some((field) => fieldIssue(failure, field) !== undefined);
  if (failure === undefined || isSaid) return null;
  return (
    <Notice tone="danger" role="alert">
      <TriangleAlert size={16} aria-hidden />
      <span>{serverMessage(failure, 'This could not be saved. Please try again.')}</span>
    </Notice>
  );
}
