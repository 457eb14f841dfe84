import type { CharacterView } from '@vesper/core/contract/character';
import { Suspense, useState } from 'react';
import { useCharacter } from '../../data/character/use-character.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { CharacterFormProps } from './CharacterForm.tsx';

/** Comes with the first dialog: most visits look at characters and make none. */
const CharacterForm = lazyPart(() => import('./CharacterForm.tsx').then((m) => m.CharacterForm));

interface Props {
  /** 'new' creates one; null while closed. */
  subject: Pick<CharacterView, 'id'> | 'new' | null;
  onClose: () => void;
}

/** One dialog to create a character and to change it. */
export function CharacterDialog({ subject, onClose }: Props) {
  // The form stays while the dialog closes.
  const [shown, setShown] = useState(subject);
  if (subject !== null && subject !== shown) setShown(subject);
  const isNew = shown === 'new';
  return (
    <FormDialog
      open={subject !== null}
      onClose={onClose}
      title={isNew ? 'Create Character' : 'Edit Character'}
      submit={isNew ? 'Create Character' : 'Save changes'}
      sending={isNew ? 'Creating...' : 'Saving...'}
    >
      {(form) => (
        <Suspense fallback={<FormSkeleton />}>
          {isNew && <CharacterForm key="new" {...form} character={null} />}
          {shown !== null && shown !== 'new' && (
            <EditForm key={shown.id} {...form} characterId={shown.id} />
          )}
        </Suspense>
      )}
    </FormDialog>
  );
}

/** Lists hold no long texts: the form waits for the whole character. */
function EditForm({
  characterId,
  ...form
}: Omit<CharacterFormProps, 'character'> & { characterId: string }) {
  const character = useCharacter(characterId);
  if (character.data && character.isFetchedAfterMount) {
    return <CharacterForm {...form} character={character.data} />;
  }
  return (
    <NotLoaded what="This character" read={character}>
      <FormSkeleton />
    </NotLoaded>
  );
}

const FormSkeleton = () => (
  <Skeleton height="20rem" role="status" aria-label="Loading the character" />
);
