import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface LeaveQuestion {
  /** The only path where nothing is lost; null while everything is safe anywhere. */
  keptAt: string | null;
  /** The step that was held back, until somebody says whether it is to be taken. */
  held: (() => void) | null;
}

const question = createStore<LeaveQuestion>(() => ({ keptAt: null, held: null }));

/** Holds a step to another path back where it would lose something; says whether it did. */
export function holdBack(pathname: string, step: () => void): boolean {
  const { keptAt } = question.getState();
  if (keptAt === null || keptAt === pathname) return false;
  question.setState({ held: step });
  return true;
}

/** What could be lost is in use or given up: whatever comes next asks nothing. */
export function letGo(): void {
  question.setState({ keptAt: null, held: null });
}

const stay = (): void => question.setState({ held: null });

function leave(): void {
  const { held } = question.getState();
  letGo();
  held?.();
}

/**
 * Asks before the page is left with something that nobody keeps: with the browser's own question
 * when the tab closes, and within the product with one that the caller shows while `asking`.
 */
export function useLeaveQuestion(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    question.setState({ keptAt: location.pathname });
    const ask = (event: BeforeUnloadEvent): void => {
      if (question.getState().keptAt !== null) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
      letGo();
    };
  }, [isUnsaved]);
  const asking = useStore(question, ({ held }) => held !== null);
  return { asking, stay, leave };
}
