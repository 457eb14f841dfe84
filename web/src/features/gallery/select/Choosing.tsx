import type { ImageView } from '@vesper/core/contract/image';
import { lazy, Suspense, useEffect } from 'react';
import { endSelecting } from './selection-store.ts';
import { useSelectionKeys } from './use-selection-keys.ts';

/** Loaded when somebody begins to choose; the keys work before. */
const SelectionBar = lazy(() =>
  import('./SelectionBar.tsx').then((m) => ({ default: m.SelectionBar })),
);

/** Stands below pictures while some of them are being chosen. */
export function Choosing({ images }: { images: readonly ImageView[] }) {
  useSelectionKeys(images.map(({ id }) => id));
  // Whoever leaves the list has done with choosing.
  useEffect(() => endSelecting, []);
  return (
    <Suspense fallback={null}>
      <SelectionBar images={images} />
    </Suspense>
  );
}
