import type { DeskRun } from '../../contract/desk/run.ts';
import { RUN_FAILURES } from '../../contract/errors.ts';
import type { RunStatus } from '../../contract/run.ts';
import type { RunDocument } from '../../models/run.ts';

const FAILURE_WORDS: Partial<Record<string, string>> = RUN_FAILURES;

/** The sentence that a member read for a failure; null for one that no version here knows. */
export const failureWords = (code: string | null | undefined): string | null =>
  (code ? FAILURE_WORDS[code] : null) ?? null;

/** A run as the desk sees it: whose, when and how it ended; nothing of what was asked or made. */
export function presentDeskRun(run: RunDocument, status: RunStatus, isRefunded: boolean): DeskRun {
  return {
    id: run.id,
    kind: run.kind,
    status,
    userId: run.userId.toHexString(),
    modelId: run.modelId ?? null,
    price: run.price,
    isRefunded,
    attempts: run.attempts,
    failure: run.failure ?? null,
    failureWords: failureWords(run.failure),
    createdAt: run.createdAt.toISOString(),
    startedAt: run.startedAt?.toISOString() ?? null,
    endedAt: run.endedAt?.toISOString() ?? null,
  };
}
