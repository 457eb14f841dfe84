import { z } from 'zod';
import { id, time } from './common.ts';

export const LEDGER_REASONS = [
  'signup',
  'hold',
  'refund',
  'credit',
  'refill',
  'correction',
  /** An operator credits or takes back. */
  'grant',
  'code',
  'gift',
  'purchase',
  /** A purchase was refunded or disputed. */
  'reversal',
] as const;
export type LedgerReason = (typeof LEDGER_REASONS)[number];

/** One movement of tokens; the newest one's `balanceAfter` is the balance. */
export const ledgerEntryView = z.object({
  id: z.string(),
  amount: z.int(),
  /** By how much the movement changed what is owed: above 0 for what could not be taken. */
  debt: z.int().default(0),
  reason: z.enum(LEDGER_REASONS),
  /** A line about it, such as the operator's or the giver's. */
  note: z.string().nullable().default(null),
  /** The picture it paid for, or gave back. */
  imageId: id.nullable(),
  /** The film, likewise. */
  videoId: id.nullable().default(null),
  runId: id.nullable(),
  /** Below 0 only before a correction that makes up for movements that were lost. */
  balanceAfter: z.int(),
  createdAt: time,
});
export type LedgerEntryView = z.infer<typeof ledgerEntryView>;
