import { useEffect, useState } from 'react';
import { EMPTY_MASK, mayHoldPaint, redo, undo, withStep, type MaskStep } from './mask.ts';

/** What the pointer does on the picture. */
export interface Brush {
  erase: boolean;
  /** Diameter as a share of the picture's width. */
  size: number;
}

/** The mask being painted on one picture. Leaving the site with one asks first. */
export function useMask(imageId: string) {
  const [of, setOf] = useState(imageId);
  const [history, setHistory] = useState(EMPTY_MASK);
  const [brush, setBrush] = useState<Brush>({ erase: false, size: 0.1 });
  if (of !== imageId) {
    setOf(imageId);
    setHistory(EMPTY_MASK);
  }
  const isMarked = mayHoldPaint(history);
  useEffect(() => {
    if (!isMarked) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isMarked]);
  return {
    steps: history.done,
    isMarked,
    brush,
    setBrush,
    add: (step: MaskStep): void => setHistory((now) => withStep(now, step)),
    undo: (): void => setHistory(undo),
    redo: (): void => setHistory(redo),
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
  };
}

export type Mask = ReturnType<typeof useMask>;
