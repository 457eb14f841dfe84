import { EngineError } from '../../engine-error.ts';
import type { Glance } from './task-eye.ts';

/** A server that was not there so many looks in a row is gone, and the picture with it. */
const LOST_LOOKS = 6;

/** Gives up a picture that makes no progress any more: a connection alone may stay open for ever. */
export class StallWatch {
  readonly #stalledMs: number;
  #last = '';
  #movedAt = performance.now();
  #missed = 0;

  constructor(stalledMs: number) {
    this.#stalledMs = stalledMs;
  }

  /** @throws EngineError when the picture is not to be waited for any longer */
  note({ state, progress }: Glance): void {
    this.#missed = state === 'unreachable' ? this.#missed + 1 : 0;
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
