import { AppError } from '../errors.ts';
import type { Ledger } from './ledger.ts';

const when = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The refusal of what costs more tokens than there are; says when there will be more. */
export function outOfTokens({
  dailyTokens,
  nextRefill,
}: Pick<Ledger, 'dailyTokens' | 'nextRefill'>): AppError {
  if (!nextRefill) return new AppError('insufficient_tokens');
  const next = `Your balance is filled up to ${dailyTokens} on ${when.format(nextRefill)} at 00:00 UTC.`;
  return new AppError('insufficient_tokens', { message: `You have no tokens left. ${next}` });
}
