import { RUN_FAILURES, type RunFailureCode } from '../contract/errors.ts';
import type { FailureView } from '../contract/failure.ts';

const isKnown = (code: string): code is RunFailureCode => code in RUN_FAILURES;

/** Why something failed; null where nobody noted it, or where it is a reason of another version. */
export function presentFailure({
  failureCode: code,
}: {
  failureCode?: string | null | undefined;
}): FailureView | null {
  return code && isKnown(code) ? { code, message: RUN_FAILURES[code] } : null;
}
