import { useEffect, useState } from 'react';
import type { RunState } from '../../realtime/index.ts';

const TICK_MS = 1_000;

/**
 * Counts down what a run was said to take still.
 * @returns milliseconds, 0 when it takes longer; undefined while nobody knows
 */
export function useTimeLeft(run: Pick<RunState, 'leftMs' | 'lastSeq'> | undefined) {
  const { leftMs, lastSeq } = run ?? {};
  const [passed, setPassed] = useState({ seq: lastSeq, ms: 0 });
  useEffect(() => {
    if (leftMs === undefined) return undefined;
    const from = performance.now();
    const timer = setInterval(() => {
      setPassed({ seq: lastSeq, ms: performance.now() - from });
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [leftMs, lastSeq]);
  if (leftMs === undefined) return undefined;
  return Math.max(0, leftMs - (passed.seq === lastSeq ? passed.ms : 0));
}
