import type { Types } from 'mongoose';
import { RUN_FAILURES, type RunFailureCode } from '@vesper/core/contract/errors';
import { AppError } from '@vesper/core/errors';
import { Run } from '@vesper/core/models/run';

function isFailureCode(code: string): code is RunFailureCode {
  return code in RUN_FAILURES;
}

/**
 * Checks the end of a run for a request that waited: a run that failed is answered as an error.
 * @throws AppError `run_failed` with the failure's sentence, `content_refused` for a refusal.
 */
export async function assertSucceeded(runId: Types.ObjectId): Promise<void> {
  const run = await Run.findById(runId);
  if (run?.status !== 'failed') return;
  const code = run.failure ?? 'engine_failed';
  const message = isFailureCode(code) ? RUN_FAILURES[code] : RUN_FAILURES.engine_failed;
  throw new AppError(code === 'content_refused' ? 'content_refused' : 'run_failed', { message });
}
