import type { FailureView } from '@vesper/core/contract/failure';
import type { RunKind } from '@vesper/core/contract/run';
import type { RunFailure, RunResult, RunState } from './run-state.ts';

/** `event`: the run closed. `gone`: it is unknown by now, so its subject is to be fetched again. */
export type RunEnding = 'event' | 'gone';

/** The browser's work for runs of one kind. */
export interface RunHandling {
  /** The result by REST: null while there is none yet, 'missing' when there never will be. */
  fetchResult: (run: RunState) => Promise<RunResult | 'missing' | null>;
  /** A run became known: started in this tab, another one, or before the page was loaded. */
  started: (run: RunState) => void;
  /** A run closed, or cannot be followed any more. */
  ended: (run: RunState, how: RunEnding) => void;
}

/** Every kind of run there is, with what is done for it. */
export type RunHandlings = Readonly<Record<RunKind, RunHandling>>;

const ENDINGS = {
  complete: 'completed',
  ready: 'completed',
  stopped: 'stopped',
  failed: 'failed',
} as const;

const UNKNOWN_REASON = {
  code: 'engine_failed',
  message: 'This could not be finished. Please try again.',
  refunded: false,
};

/**
 * The result of a run whose subject was read with this final status.
 * @param reason of a failure, where the subject tells it: what it cost is back then
 */
export function settledAs(
  status: keyof typeof ENDINGS,
  subject: Omit<RunResult, 'status' | 'failure'>,
  reason?: FailureView | null,
): RunResult {
  const result = { ...subject, status: ENDINGS[status] };
  if (result.status !== 'failed') return result;
  return { ...result, failure: reason ? { ...reason, refunded: true } : UNKNOWN_REASON };
}

/** What the end of a run says of the thing that it did not make; undefined as long as it may. */
export function unmadeBy(
  run: Pick<RunState, 'status' | 'failure'> | undefined,
): Readonly<{ status: 'failed' | 'stopped'; failure: RunFailure | null }> | undefined {
  if (run?.status !== 'failed' && run?.status !== 'stopped') return undefined;
  return { status: run.status, failure: run.failure ?? null };
}
