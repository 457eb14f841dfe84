/** Wakes the one who waits, when something has happened or some time has passed. */
export class Bell {
  #hasRung = false;
  #wake: (() => void) | undefined;

  ring(): void {
    this.#hasRung = true;
    this.#wake?.();
  }

  /** Waits for a ring since the last wait, for `ms` at most, or until the signal is aborted. */
  async wait(ms: number, signal: AbortSignal): Promise<void> {
    if (!this.#hasRung && !signal.aborted && ms > 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        const wake = () => {
          clearTimeout(timer);
          resolve();
        };
        this.#wake = wake;
        signal.addEventListener('abort', wake, { once: true });
      });
      // One listener for each wait would stay until the signal's end.
      if (this.#wake) signal.removeEventListener('abort', this.#wake);
      this.#wake = undefined;
    }
    this.#hasRung = false;
  }
}
