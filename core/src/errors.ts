import { ERRORS, type ErrorBody, type ErrorCode } from './contract/errors.ts';

interface AppErrorOptions {
  /** Replaces the code's own sentence. */
  message?: string;
  issues?: ErrorBody['issues'];
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

/** The one error class that leaves through the API: a code of the closed list, and its details. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly issues: ErrorBody['issues'];
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    const [status, message] = ERRORS[code];
    super(options.message ?? message, { cause: options.cause });
    this.code = code;
    this.status = status;
    this.issues = options.issues;
    this.retryAfter = options.retryAfter;
  }

  toBody(): ErrorBody {
    return {
      message: this.message,
      code: this.code,
      ...(this.issues ? { issues: this.issues } : {}),
    };
  }
}
