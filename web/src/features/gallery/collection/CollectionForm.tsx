import { Flex } from '@chakra-ui/react';
import { collectionName, type CollectionView } from '@vesper/core/contract/collection';
import { LIMITS } from '@vesper/core/contract/limits';
import { useState, type FormEvent } from 'react';
import { changeCollection, createCollection } from '../../../data/collection/collections.ts';
import { fieldIssue, serverMessage } from '../../../lib/api-error.ts';
import { inBackground } from '../../../lib/in-background.ts';
import type { DialogForm } from '../../../ui/FormDialog.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';

interface Props extends DialogForm {
  /** The one to change; undefined for a new one. */
  collection?: CollectionView | undefined;
  onCreated?: ((collection: CollectionView) => void) | undefined;
}

/** The name and description of a collection, and who sees it. */
export function CollectionForm({ id, onBusy, onDone, collection, onCreated }: Props) {
  const [name, setName] = useState(collection?.name ?? '');
  const [description, setDescription] = useState(collection?.description ?? '');
  const [isPublic, setPublic] = useState(collection?.isPublic ?? false);
  const [errors, setErrors] = useState<{ name?: string | undefined; description?: string }>({});

  const save = async (): Promise<void> => {
    const parsed = collectionName.safeParse(name);
    if (!parsed.success) return setErrors({ name: parsed.error.issues[0]?.message });
    onBusy(true);
    try {
      const texts = { name: parsed.data, description, isPublic };
      if (collection) await changeCollection(collection.id, texts);
      else onCreated?.(await createCollection(texts));
      onDone();
    } catch (failure) {
      const aboutWords = fieldIssue(failure, 'description');
      if (aboutWords !== undefined) setErrors({ description: aboutWords });
      else setErrors({ name: serverMessage(failure, 'It could not be saved. Please try again.') });
    } finally {
      onBusy(false);
    }
  };

  return (
    <form
      id={id}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        inBackground(save());
      }}
    >
      <Flex direction="column" gap="4">
        <TextField
          label="Name"
          autoFocus
          value={name}
          error={errors.name}
          maxLength={LIMITS.collectionNameMax}
          onChange={(event) => {
            setName(event.target.value);
            setErrors({});
          }}
        />
        <TextArea
          label="Description"
          value={description}
          error={errors.description}
          maxLength={LIMITS.collectionDescriptionMax}
          onChange={(event) => {
            setDescription(event.target.value);
            setErrors({});
          }}
        />
        <Switch
          label="Shared"
          hint="Every member can open it, and sees its public pictures and your name."
          checked={isPublic}
          onChange={setPublic}
        />
      </Flex>
    </form>
  );
}
