import { Box, Flex, chakra } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import type { PersonaView } from '@vesper/core/contract/persona';
import { Plus, VenetianMask } from 'lucide-react';
import { useState } from 'react';
import { usePersonas } from '../../data/persona/personas.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PersonaCard } from './PersonaCard.tsx';
import { PersonaDialog } from './PersonaDialog.tsx';

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
    listStyleType: 'none',
  },
});

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
      <Flex align="flex-end" wrap="wrap" gap="4" mb={{ base: '8', md: '10' }}>
        <Box flex="1" minW="16rem">
          <chakra.h1 textStyle="title">Personas</chakra.h1>
          <chakra.p color="fg.muted" mt="2" maxW="lg">
            Who you are when you talk. Each conversation can have its own.
          </chakra.p>
        </Box>
        {personas !== undefined && personas.length > 0 && begin}
      </Flex>
      {personas === undefined ? (
        <NotLoaded what="Your personas" read={read}>
          <Cards as="div" role="status" aria-label="Loading your personas">
            {[0, 1, 2].map((index) => (
              <Skeleton key={index} height="13rem" borderRadius="xl" />
            ))}
          </Cards>
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
    <Cards aria-label="Your personas">
      {personas.map((persona) => (
        <PersonaCard key={persona.id} persona={persona} onEdit={() => onEdit(persona)} />
      ))}
    </Cards>
  );
}
