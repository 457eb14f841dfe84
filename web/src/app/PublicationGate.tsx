import { Suspense } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../lib/lazy-part.tsx';
import { publicationStore } from '../data/image/publication.ts';

const PublicationDialog = lazyPart(() =>
  import('./PublicationDialog.tsx').then((m) => m.PublicationDialog),
);

/** Loads the question with the first picture that needs it. */
export function PublicationGate() {
  const question = useStore(publicationStore, (state) => state.question);
  return (
    question && (
      <Suspense fallback={null}>
        <PublicationDialog question={question} />
      </Suspense>
    )
  );
}
