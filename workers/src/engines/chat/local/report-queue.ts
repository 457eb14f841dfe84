/** What comes from outside, in order, for one reader. */
export class ReportQueue<Report> {
  readonly #reports: Report[] = [];
  #failure: Error | undefined;
  #wake: () => void = () => undefined;

  push(report: Report): void {
    this.#reports.push(report);
    this.#wake();
  }

  /** Nothing more comes: the reader gets what is there, then this error. */
  fail(error: Error): void {
    this.#failure ??= error;
    this.#wake();
  }

  /** Reads until `signal` aborts, which ends it at once and quietly. */
  async *read(signal: AbortSignal): AsyncGenerator<Report> {
    const onAbort = () => this.#wake();
    signal.addEventListener('abort', onAbort);
    try {
      while (!signal.aborted) {
        const report = this.#reports.shift();
        if (report !== undefined) yield report;
        else if (this.#failure) throw this.#failure;
        else await new Promise<void>((resolve) => (this.#wake = resolve));
      }
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }
}
