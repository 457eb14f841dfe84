/** The longest that some work may take. It can begin anew, for work that waits for its turn. */
export class TimeLimit {
  readonly #controller = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor(ms: number) {
    this.restart(ms);
  }

  /** Aborts with a `TimeoutError` when the time has passed. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Begins anew, with so many milliseconds from now. */
  restart(ms: number): void {
    this.end();
    this.#timer = setTimeout(() => {
      this.#controller.abort(new DOMException('The time limit has passed.', 'TimeoutError'));
    }, ms);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
