import { EngineError } from '../../engine-error.ts';
import type { Glance } from './task-eye.ts';

/** So many looks in a row find no server, or one that knew of the picture and does not any more. */
const LOST_LOOKS = 6;

/** Gives up a picture that makes no progress any more: a connection alone may stay open for ever. */
export class StallWatch {
  readonly #stalledMs: number;
  #last = '';
  #movedAt = performance.now();
  #missed = 0;
  #wasKnown = false;

  constructor(stalledMs: number) {
    this.#stalledMs = stalledMs;
  }

  /** @throws EngineError when the picture is not to be waited for any longer */
  note({ state, progress }: Glance): void {
    this.#wasKnown ||= state === 'waiting' || state === 'painting';
    // Before a server has read the order, it knows of nothing; after it has begun anew, neither.
    const isMissed = state === 'unreachable' || (state === 'unknown' && this.#wasKnown);
    this.#missed = isMissed ? this.#missed + 1 : 0;
    if (this.#missed >= LOST_LOOKS) {
      throw new EngineError('the picture server went away', {
        ...{ retryable: true, code: 'model_away' },
      });
    }
    const now = performance.now();
    // In the server's own line others move, and that is not seen from here.
    const isQueued = state === 'waiting';
    if (isQueued || `${state} ${progress}` !== this.#last) this.#movedAt = now;
    this.#last = `${state} ${progress}`;
    if (now - this.#movedAt <= this.#stalledMs) return;
    throw new EngineError('the picture made no progress for too long', {
      ...{ retryable: false, code: 'engine_timeout' },
    });
  }
}
