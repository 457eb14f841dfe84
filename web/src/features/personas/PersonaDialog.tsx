import type { PersonaView } from '@vesper/core/contract/persona';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const PersonaForm = lazyPart(() => import('./PersonaForm.tsx').then((m) => m.PersonaForm));

interface Props {
  /** 'new' creates one; null while closed. */
  subject: PersonaView | 'new' | null;
  /** There is none yet, so a new one is the default. */
  isFirst: boolean;
  onClose: () => void;
}

/** One dialog to create a persona and to change it. */
export function PersonaDialog({ subject, isFirst, onClose }: Props) {
  // The form stays while the dialog closes, and begins anew when it opens.
  const isOpen = subject !== null;
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [{ shown, visit }, show] = useState({ shown: subject, visit: 0 });
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) show({ shown: subject, visit: visit + 1 });
  }
  const persona = shown === 'new' ? null : shown;
  return (
    <FormDialog
      open={isOpen}
      onClose={onClose}
      title={persona ? 'Edit persona' : 'New persona'}
      submit={persona ? 'Save changes' : 'Create persona'}
      sending="Saving..."
    >
      {(form) => (
        <Suspense
          fallback={<Skeleton height="22rem" role="status" aria-label="Loading the form" />}
        >
          {shown !== null && (
            <PersonaForm
              key={visit}
              {...form}
              persona={persona}
              isDefault={persona ? persona.isDefault : isFirst}
            />
          )}
        </Suspense>
      )}
    </FormDialog>
  );
}
