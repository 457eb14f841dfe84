import { useState } from 'react';
import { inBackground } from './in-background.ts';

/** Runs one piece of work at a time, and tells whether it is under way. */
export function useBusy(): [boolean, (work: () => Promise<unknown>) => void] {
  const [busy, setBusy] = useState(false);
  const run = (work: () => Promise<unknown>): void => {
    if (busy) return;
    setBusy(true);
    inBackground(work().finally(() => setBusy(false)));
  };
  return [busy, run];
}
