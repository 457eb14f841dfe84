import type { RUN_FAILURES } from '../contract/errors.ts';

export type PhotoFailure = Extract<keyof typeof RUN_FAILURES, `photo_${string}`>;

/** The refusal of a file as a photo, with one of the contract's reasons. */
export class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused';
  readonly code: PhotoFailure;

  constructor(code: PhotoFailure, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
