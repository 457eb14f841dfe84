import type { RUN_FAILURES } from '../contract/errors.ts';

export type PhotoFailure = Extract<keyof typeof RUN_FAILURES, `photo_${string}`>;

/** A file that is not taken for a photo, and which of the contract's reasons it is. */
export class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused';
  readonly code: PhotoFailure;

  constructor(code: PhotoFailure, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
