import { useState } from 'react';
import { useLeaveQuestion } from '../../lib/leave-question.ts';
import { EMPTY_MASK, mayHoldPaint, redo, undo, withStep, type MaskStep } from './mask.ts';
import { WHOLE } from './view.ts';

/** What the pointer does on the picture. */
export interface Brush {
  tool: 'brush' | 'eraser' | 'hand';
  /** Diameter as a share of the picture's width. */
  size: number;
}

/** The mask being painted on one picture, and the part that is looked at meanwhile. */
export function useMask(imageId: string) {
  const [of, setOf] = useState(imageId);
  const [history, setHistory] = useState(EMPTY_MASK);
  const [brush, setBrush] = useState<Brush>({ tool: 'brush', size: 0.1 });
  const [view, setView] = useState(WHOLE);
  if (of !== imageId) {
    setOf(imageId);
    setHistory(EMPTY_MASK);
    setView(WHOLE);
  }
  const isMarked = mayHoldPaint(history);
  return {
    steps: history.done,
    isMarked,
    brush,
    setBrush,
    view,
    setView,
    leaving: useLeaveQuestion(isMarked),
    add: (step: MaskStep): void => setHistory((now) => withStep(now, step)),
    undo: (): void => setHistory(undo),
    redo: (): void => setHistory(redo),
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
  };
}

export type Mask = ReturnType<typeof useMask>;
