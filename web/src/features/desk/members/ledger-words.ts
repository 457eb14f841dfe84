import type { LedgerReason } from '@vesper/core/contract/token';

/** What a movement of tokens was for, as operators call it. */
export const LEDGER_WORDS: Record<LedgerReason, string> = {
  signup: 'Welcome gift',
  hold: 'Set aside for a run',
  refund: 'Given back after a run',
  credit: 'Credited',
  refill: 'Refill',
  correction: 'Correction',
  grant: 'Moved by an operator',
  code: 'Promotional code',
  gift: 'Gift between members',
  purchase: 'Purchase',
  reversal: 'Refund or dispute of a purchase',
};
