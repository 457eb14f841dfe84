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
