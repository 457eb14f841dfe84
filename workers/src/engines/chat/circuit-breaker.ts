/** Failures in a row after which a server is left alone, where nobody says otherwise. */
const FAILURES = 5;
/** Milliseconds that it is left alone: twice as long after each trial that failed. */
const PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Leaves a server alone that keeps failing, for a growing pause; then a single reply tries it, and
 * what comes of that decides. So a server that struggles to its feet is not run over at once, and
 * nobody waits for what will not come. One for each model in each worker.
 */
export class CircuitBreaker {
  readonly #now: () => number;
  readonly #pauseMs: number;
  readonly #most: number;
  #failures = 0;
  #pauses = 0;
  #closedUntil = 0;
  #isTrying = false;

  /**
   * @param now milliseconds of a clock that never goes back
   * @param pauseMs the first pause
   * @param most failures in a row after which the server is left alone
   */
  constructor(
    now: () => number = () => performance.now(),
    pauseMs = PAUSE_MS,
    most: number = FAILURES,
  ) {
    this.#now = now;
    this.#pauseMs = pauseMs;
    this.#most = most;
  }

  /** True while nobody may ask the server. */
  get isOpen(): boolean {
    if (this.#failures < this.#most) return false;
    return this.#isTrying || this.#now() < this.#closedUntil;
  }

  /** Takes note that somebody asks; after a pause this is the trial. */
  begin(): void {
    this.#isTrying = this.#failures >= this.#most;
  }

  /** @returns true when the server had been left alone, and is there again */
  succeeded(): boolean {
    const wasLeftAlone = this.#pauses > 0;
    this.#failures = 0;
    this.#pauses = 0;
    this.#isTrying = false;
    return wasLeftAlone;
  }

  /** @returns milliseconds of the pause that begins with this; 0 for none */
  failed(): number {
    const isTrial = this.#isTrying;
    this.#failures += 1;
    this.#isTrying = false;
    // Replies that were under way together fail together: that is one reason to pause, not many.
    if (this.#failures !== this.#most && !isTrial) return 0;
    const pauseMs = Math.min(this.#pauseMs * 2 ** this.#pauses, LONGEST_PAUSE_MS);
    this.#pauses += 1;
    this.#closedUntil = this.#now() + pauseMs;
    return pauseMs;
  }

  /** Takes note of an end that says nothing of the server: a stop, a refusal. */
  ended(): void {
    this.#isTrying = false;
  }
}
