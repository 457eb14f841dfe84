import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { publicationStore } from '../data/image/publication.ts';

const PublicationDialog = lazy(() =>
  import('./PublicationDialog.tsx').then((m) => ({ default: m.PublicationDialog })),
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
