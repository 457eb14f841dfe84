import type { LedgerEntryView } from '../contract/token.ts';
import type { LedgerEntryFields } from '../models/ledger-entry.ts';

interface MovementFields extends Pick<
  LedgerEntryFields,
  'kind' | 'amount' | 'debt' | 'note' | 'runId' | 'at'
> {
  id: string;
  balanceAfter: number;
}

/** @param made the picture or the film of the movement's run, when it has one */
export function presentMovement(
  movement: MovementFields,
  made: Partial<Pick<LedgerEntryView, 'imageId' | 'videoId'>> = {},
): LedgerEntryView {
  const { id, kind, amount, debt, note, runId, at, balanceAfter } = movement;
  return {
    id,
    amount,
    debt: debt ?? 0,
    reason: kind,
    note: note ?? null,
    imageId: made.imageId ?? null,
    videoId: made.videoId ?? null,
    runId: runId?.toHexString() ?? null,
    balanceAfter,
    createdAt: at.toISOString(),
  };
}
