import { Suspense, useState } from 'react';
import { lazyPart } from '../lib/lazy-part.tsx';
import type { DialogProps } from './DialogPanel.tsx';

/** Loaded when the first one opens: most visits never ask anything. */
const DialogPanel = lazyPart(() => import('./DialogPanel.tsx').then((m) => m.DialogPanel));

/** A question or a form above the page. Focus moves in and comes back; Escape closes. */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open);
  // Stays mounted once opened, so that closing can be animated.
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  );
}
