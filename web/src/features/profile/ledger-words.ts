import type { LedgerEntryView } from '@vesper/core/contract/token';

const WORDS: Record<LedgerEntryView['reason'], string> = {
  signup: 'Welcome gift',
  hold: 'Image generation',
  refund: 'Image not finished, token given back',
  credit: 'Tokens added',
};

/** Says what a movement of tokens was for. */
export function ledgerWords(reason: LedgerEntryView['reason']): string {
  return WORDS[reason];
}
