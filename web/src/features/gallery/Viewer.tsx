import type { ImageView } from '@vesper/core/contract/image';
import { lazy, Suspense, useState } from 'react';
import type { PicturePath } from './use-picture-path.ts';
import type { More } from './use-load-when.ts';

/** Loaded when the first picture is opened. */
const ViewerDialog = lazy(() =>
  import('./ViewerDialog.tsx').then((m) => ({ default: m.ViewerDialog })),
);

export interface ViewerProps {
  path: PicturePath;
  /** The list that arrows and filmstrip go through, as far as it was read. */
  images: readonly ImageView[];
  more: More;
  /** Opened from among one's own pictures. */
  own: boolean;
}

/** One picture over the whole window, with its neighbours to the left and right. */
export function Viewer(props: ViewerProps) {
  const isOpen = props.path.imageId !== undefined;
  const [wanted, setWanted] = useState(isOpen);
  // Stays mounted once opened, so that closing can be animated.
  if (isOpen && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ViewerDialog {...props} />
    </Suspense>
  );
}
