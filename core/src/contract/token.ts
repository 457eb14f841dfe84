import { z } from 'zod';
import { id, time } from './common.ts';

export const LEDGER_REASONS = [
  'signup',
  'hold',
  'refund',
  'credit',
  'refill',
  'correction',
] as const;
export type LedgerReason = (typeof LEDGER_REASONS)[number];

/** One movement of tokens; the newest one's `balanceAfter` is the balance. */
export const ledgerEntryView = z.object({
  id: z.string(),
  amount: z.int(),
  reason: z.enum(LEDGER_REASONS),
  /** The picture it paid for, or gave back. */
  imageId: id.nullable(),
  runId: id.nullable(),
  /** Below 0 only before a correction that makes up for movements that were lost. */
  balanceAfter: z.int(),
  createdAt: time,
});
export type LedgerEntryView = z.infer<typeof ledgerEntryView>;
