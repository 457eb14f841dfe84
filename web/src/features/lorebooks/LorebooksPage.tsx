import { Flex, chakra } from '@chakra-ui/react';
import type { LorebookView } from '@vesper/core/contract/lorebook';
import { LIMITS } from '@vesper/core/contract/limits';
import { BookMarked, Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLorebooks } from '../../data/lorebook/lorebooks.ts';
import { inBackground } from '../../lib/in-background.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ImportButton } from '../../ui/ImportButton.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Shelf, ShelfSkeleton } from '../../ui/Shelf.tsx';
import { BookDialog } from './BookDialog.tsx';
import { DeleteLorebookDialog } from './DeleteLorebookDialog.tsx';
import { LorebookCard } from './LorebookCard.tsx';
import { useImportLorebook } from './use-import-lorebook.ts';

const EXPLAINED =
  'A lorebook is a set of notes on a world: say “the lighthouse” in a chat, and your companion ' +
  'remembers the note on it.';

/** /lorebooks: every lorebook of the member, and the ways to a new one. */
export function LorebooksPage() {
  const lorebooks = useLorebooks();
  const navigate = useNavigate();
  const { importFile, importing } = useImportLorebook();
  const [creating, setCreating] = useState(false);
  const [doomed, setDoomed] = useState<LorebookView | null>(null);
  const shown = lorebooks.data ?? [];
  const isFull = shown.length >= LIMITS.lorebooksPerUser;
  const ways = (
    <Flex gap="3" wrap="wrap" justify={{ base: 'center', sm: 'flex-start' }}>
      <ImportButton
        label="Import"
        importing={importing}
        what="Lorebook"
        accept=".json,.lorebook,application/json"
        hint="JSON of a lorebook, a world info or a character card"
        onFile={importFile}
      />
      <Button icon={<Plus size={18} aria-hidden />} onClick={() => setCreating(true)}>
        New lorebook
      </Button>
    </Flex>
  );

  return (
    <Page>
      <PageHead title="Lorebooks" action={shown.length > 0 && ways}>
        What your companions know of a world: its places, people and secrets, each told when it
        comes up.
      </PageHead>
      {isFull && (
        <chakra.p textStyle="small" color="fg.warning" mb="5">
          You have {LIMITS.lorebooksPerUser} lorebooks, which is all there is room for.
        </chakra.p>
      )}
      {lorebooks.isPending && <ShelfSkeleton label="Loading your lorebooks" height="10rem" />}
      {lorebooks.isError && shown.length === 0 && (
        <LoadFailed what="Your lorebooks" onRetry={() => inBackground(lorebooks.refetch())} />
      )}
      {lorebooks.isSuccess && shown.length === 0 && (
        <EmptyState
          icon={<BookMarked size={26} />}
          level="h2"
          title="No lorebooks yet"
          description={EXPLAINED}
          action={ways}
        />
      )}
      <Shelf aria-label="Your lorebooks">
        {shown.map((lorebook) => (
          <LorebookCard
            key={lorebook.id}
            lorebook={lorebook}
            isFull={isFull}
            onDelete={() => setDoomed(lorebook)}
          />
        ))}
      </Shelf>
      <BookDialog
        open={creating}
        lorebook={null}
        onClose={() => setCreating(false)}
        onCreated={({ id }) => inBackground(navigate(`/lorebooks/${id}`))}
      />
      <DeleteLorebookDialog lorebook={doomed} onClose={() => setDoomed(null)} />
    </Page>
  );
}
