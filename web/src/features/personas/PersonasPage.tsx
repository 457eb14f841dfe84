import { LIMITS } from '@vesper/core/contract/limits';
import type { PersonaView } from '@vesper/core/contract/persona';
import { Plus, VenetianMask } from 'lucide-react';
import { useState } from 'react';
import { usePersonas } from '../../data/persona/personas.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Shelf, ShelfSkeleton } from '../../ui/Shelf.tsx';
import { PersonaCard } from './PersonaCard.tsx';
import { PersonaDialog } from './PersonaDialog.tsx';

/** /personas: who the member can be in a conversation. */
export function PersonasPage() {
  const read = usePersonas();
  const { personas } = read;
  const [subject, setSubject] = useState<PersonaView | 'new' | null>(null);
  const begin = (
    <Button
      icon={<Plus size={18} aria-hidden />}
      disabled={(personas?.length ?? 0) >= LIMITS.personasPerUser}
      onClick={() => setSubject('new')}
    >
      New persona
    </Button>
  );
  return (
    <Page>
      <PageHead title="Personas" action={personas !== undefined && personas.length > 0 && begin}>
        Who you are when you talk. Each conversation can have its own.
      </PageHead>
      {personas === undefined ? (
        <NotLoaded what="Your personas" read={read}>
          <ShelfSkeleton label="Loading your personas" height="13rem" />
        </NotLoaded>
      ) : (
        <Shown personas={personas} begin={begin} onEdit={setSubject} />
      )}
      <PersonaDialog
        subject={subject}
        isFirst={personas?.length === 0}
        onClose={() => setSubject(null)}
      />
    </Page>
  );
}

interface ShownProps {
  personas: readonly PersonaView[];
  begin: React.ReactNode;
  onEdit: (persona: PersonaView) => void;
}

function Shown({ personas, begin, onEdit }: ShownProps) {
  if (personas.length === 0) {
    return (
      <EmptyState
        icon={<VenetianMask size={26} />}
        level="h2"
        title="Nobody but you so far"
        description="A persona gives you a name, a face and a story, and companions treat you accordingly."
        action={begin}
      />
    );
  }
  return (
    <Shelf aria-label="Your personas">
      {personas.map((persona) => (
        <PersonaCard key={persona.id} persona={persona} onEdit={() => onEdit(persona)} />
      ))}
    </Shelf>
  );
}
