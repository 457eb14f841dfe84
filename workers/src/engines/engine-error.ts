import type { RunFailureCode } from '@vesper/core/contract/errors';

/** The reason why an engine gave up. `retryable` failures may be tried again with the same request. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly retryable: boolean;
  /** The sentence that people read, where there is a better one than that it failed. */
  readonly code: RunFailureCode;

  constructor(
    message: string,
    options: { retryable: boolean; code?: RunFailureCode; cause?: unknown },
  ) {
    super(message, { cause: options.cause });
    this.retryable = options.retryable;
    this.code = options.code ?? 'engine_failed';
  }
}
