import { retryAfter } from '../chat/openai/server-error.ts';
import { EngineError } from '../engine-error.ts';

/** A server that is there and takes nothing at this moment, since it was asked too much. */
export class ServerBusy extends EngineError {
  /** Milliseconds that it asks to be left alone; undefined when it does not say. */
  readonly againAfterMs: number | undefined;

  constructor(message: string, againAfterMs: number | undefined) {
    super(message, { retryable: true, code: 'model_away' });
    this.againAfterMs = againAfterMs;
  }
}

/**
 * Tells if a server is there and wants to be left alone: it says 429, or 503 and for how long.
 * @param retryAfterHeader its header of this name: seconds, or a date
 */
export function busyIn(
  status: number,
  message: string,
  retryAfterHeader: string | undefined,
): ServerBusy | undefined {
  const againAfterMs = retryAfter(retryAfterHeader, Date.now());
  const isBusy = status === 429 || (status === 503 && againAfterMs !== undefined);
  return isBusy ? new ServerBusy(message, againAfterMs) : undefined;
}
