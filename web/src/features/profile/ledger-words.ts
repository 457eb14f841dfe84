import type { LedgerEntryView } from '@vesper/core/contract/token';
import { count } from '../../lib/format.ts';

const WORDS: Record<LedgerEntryView['reason'], string> = {
  signup: 'Welcome gift',
  hold: 'Image generation',
  refund: 'Image not finished, token given back',
  credit: 'Tokens added',
  refill: 'Refill',
  correction: 'Correction of the balance',
  grant: 'Given by the team',
  code: 'Code redeemed',
  gift: 'Gift from another member',
  purchase: 'Purchase',
  reversal: 'Purchase taken back',
};

/** A movement for a reply has no picture. */
const WORDS_FOR_REPLIES: Partial<typeof WORDS> = {
  hold: 'Reply of a model',
  refund: 'Reply not finished, tokens given back',
};

/** A movement for a film. */
const WORDS_FOR_FILMS: Partial<typeof WORDS> = {
  hold: 'Film',
  refund: 'Film not finished, tokens given back',
};

/** What goes both ways, on its way out. */
const WORDS_OUT: Partial<typeof WORDS> = {
  grant: 'Taken back by the team',
  gift: 'Gift to another member',
};

/** Says what a movement of tokens was for. */
export function ledgerWords({
  reason,
  imageId,
  videoId = null,
  amount,
}: Pick<LedgerEntryView, 'reason' | 'imageId' | 'amount'> &
  Partial<Pick<LedgerEntryView, 'videoId'>>): string {
  const out = amount < 0 ? WORDS_OUT[reason] : undefined;
  if (out !== undefined) return out;
  if (videoId !== null) return WORDS_FOR_FILMS[reason] ?? WORDS[reason];
  return (imageId === null ? WORDS_FOR_REPLIES[reason] : undefined) ?? WORDS[reason];
}

/** Says what a movement did to a debt; undefined where it did nothing. */
export function debtChange({ debt }: Pick<LedgerEntryView, 'debt'>): string | undefined {
  if (debt === 0) return undefined;
  return debt > 0 ? `${count(debt, 'token')} more owed` : `${count(-debt, 'token')} of a debt paid`;
}
