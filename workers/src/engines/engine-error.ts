/** The reason why an engine gave up. `retryable` failures may be tried again with the same request. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly retryable: boolean;

  constructor(message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.retryable = options.retryable;
  }
}
