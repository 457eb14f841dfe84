import { User } from '../models/user.ts';
import type { Check } from './finding.ts';

const signed = (difference: number): string =>
  difference > 0 ? `+${difference}` : `${difference}`;

/**
 * Balances and debts against ledgers. The movement that makes up for the difference is booked and can be
 * read by the member: no balance and no row of the ledger changes without one.
 */
export const balances: Check = {
  finds: 'balances that differ from the sum of their ledger',
  remedy: 'books a correcting movement of the difference in the ledger; the balance stays',
  async *run({ ledger }) {
    for await (const { _id, id } of User.find({}, { tokens: 1 }).sort({ _id: 1 }).cursor()) {
      const { tokens, debt } = await ledger.difference(_id);
      if (tokens === 0 && debt === 0) continue;
      const owed = debt === 0 ? '' : `, owed ${signed(debt)}`;
      yield { id: `${id} (${signed(tokens)}${owed})`, repair: () => ledger.correct(_id) };
    }
  },
};
