import type { LedgerEntryView } from '@vesper/core/contract/token';

const WORDS: Record<LedgerEntryView['reason'], string> = {
  signup: 'Welcome gift',
  hold: 'Image generation',
  refund: 'Image not finished, token given back',
  credit: 'Tokens added',
  refill: 'Daily refill',
  correction: 'Correction of the balance',
};

/** A movement for a reply has no picture. */
const WORDS_FOR_REPLIES: Partial<typeof WORDS> = {
  hold: 'Reply of a model',
  refund: 'Reply not finished, tokens given back',
};

/** Says what a movement of tokens was for. */
export function ledgerWords({
  reason,
  imageId,
}: Pick<LedgerEntryView, 'reason' | 'imageId'>): string {
  return (imageId === null ? WORDS_FOR_REPLIES[reason] : undefined) ?? WORDS[reason];
}
