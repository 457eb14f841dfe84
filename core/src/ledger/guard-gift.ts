import { AppError } from '../errors.ts';
import type { Guard } from './move-tokens.ts';

/** The day of a gift, and the most that a member may give away in one. */
export interface Giving {
  day: string;
  most: number;
}

/**
 * Lets a gift go out only of what is there and not owed, and only so much in a day.
 * @throws AppError `too_few_tokens`, `gifts_used_up`
 */
export function guardGift(amount: number, { day, most }: Giving): Guard {
  return ({ tokens, debt, giving }) => {
    if (tokens - debt < amount) throw new AppError('too_few_tokens');
    const given = giving && giving.day >= day ? giving.tokens : 0;
    if (given + amount > most) throw new AppError('gifts_used_up');
    return {
      where: { 'giving.day': giving?.day ?? null, 'giving.tokens': giving?.tokens ?? null },
      set: {
        giving: { day: giving && giving.day > day ? giving.day : day, tokens: given + amount },
      },
    };
  };
}
