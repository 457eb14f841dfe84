import type { CharacterDetailView } from '@vesper/core/contract/character';
import { History } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const Versions = lazyPart(() => import('./Versions.tsx').then((m) => m.Versions));

/** Shows what a character was before its last changes, and the ways back. */
export function VersionsButton({ character }: { character: CharacterDetailView }) {
  const [open, setOpen] = useState(false);
  const { name } = character;
  return (
    <>
      <IconButton label={`Versions of ${name}`} onClick={() => setOpen(true)}>
        <History size={17} />
      </IconButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Versions of ${name}`}>
        <Suspense
          fallback={<Skeleton height="12rem" role="status" aria-label="Loading versions" />}
        >
          <Versions character={character} onRestored={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}
