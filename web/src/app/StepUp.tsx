import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../lib/lazy-part.tsx';
import { onStepUp } from '../lib/step-up.ts';
import { Suspense } from 'react';

const StepUpDialog = lazyPart(() => import('./StepUpDialog.tsx').then((m) => m.StepUpDialog));

/** Asks who it is when the server wants to know; whatever call was refused is then made again. */
export function StepUp() {
  const [asked, setAsked] = useState(false);
  const waiting = useRef<Array<(confirmed: boolean) => void>>([]);
  useEffect(() => {
    const ask = (): Promise<boolean> => {
      setAsked(true);
      return new Promise((resolve) => waiting.current.push(resolve));
    };
    return onStepUp(ask);
  }, []);
  const answer = (confirmed: boolean): void => {
    setAsked(false);
    for (const resolve of waiting.current.splice(0)) resolve(confirmed);
  };
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <StepUpDialog onAnswer={answer} />
    </Suspense>
  );
}
