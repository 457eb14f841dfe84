/** A client needs a handful of events on reconnection and then next to none. */
const WINDOW_MS = 10_000;
const EVENTS_PER_WINDOW = 30;
/** Refused events in one window after which the socket is closed: its client ignores refusals. */
const REFUSALS_BEFORE_CLOSE = 30;

/** Counts what one socket sends in windows of ten seconds. */
export class EventBudget {
  #windowStart = 0;
  #spent = 0;

  /** @param now milliseconds on a monotonic clock */
  spend(now: number): 'ok' | 'refuse' | 'close' {
    if (now - this.#windowStart >= WINDOW_MS) {
      this.#windowStart = now;
      this.#spent = 0;
    }
    this.#spent += 1;
    if (this.#spent <= EVENTS_PER_WINDOW) return 'ok';
    return this.#spent <= EVENTS_PER_WINDOW + REFUSALS_BEFORE_CLOSE ? 'refuse' : 'close';
  }
}
