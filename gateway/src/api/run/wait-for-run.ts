import { setTimeout as delay } from 'node:timers/promises';
import { isTerminal } from '@vesper/core/contract/run';
import { Run } from '@vesper/core/models/run';
import type { LiveHub } from '../../sockets/live-hub.ts';

/** The live event ends the wait at once; this catches the one that was lost on the way. */
const POLL_MS = 1_000;

/**
 * Waits until a run has ended.
 * @param limitMs how long at most
 * @returns whether it ended in time
 */
export async function waitForRun(
  live: LiveHub,
  run: { runId: string; userId: string },
  limitMs: number,
): Promise<boolean> {
  const ended = new AbortController();
  const unsubscribe = await live.subscribe(run.userId, (events) => {
    const end = events.some(
      ([name, data]) => isTerminal(name) && 'runId' in data && data.runId === run.runId,
    );
    if (end) ended.abort();
  });
  try {
    const deadline = performance.now() + limitMs;
    while (performance.now() < deadline) {
      if (!(await Run.exists({ _id: run.runId, live: true }))) return true;
      const rest = Math.min(POLL_MS, deadline - performance.now());
      if (await endsWithin(ended.signal, rest)) return true;
    }
    return false;
  } finally {
    unsubscribe();
  }
}

async function endsWithin(ended: AbortSignal, ms: number): Promise<boolean> {
  if (ended.aborted) return true;
  await delay(ms, undefined, { signal: ended }).catch(() => undefined);
  return ended.aborted;
}
