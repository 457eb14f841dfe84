import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { addingStore } from '../../../data/collection/adding.ts';

/** Loaded with the first picture that somebody wants in a collection. */
const AddToCollection = lazy(() =>
  import('./AddToCollection.tsx').then((m) => ({ default: m.AddToCollection })),
);

export function AddingGate() {
  const ids = useStore(addingStore, (state) => state.ids);
  return (
    ids && (
      <Suspense fallback={null}>
        <AddToCollection ids={ids} />
      </Suspense>
    )
  );
}
