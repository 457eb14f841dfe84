import { User } from '../models/user.ts';
import type { Check } from './finding.ts';

/**
 * Balances against ledgers. The movement that makes up for the difference is booked and can be
 * read by the member: no balance and no row of the ledger changes without one.
 */
export const balances: Check = {
  finds: 'balances that differ from the sum of their ledger',
  remedy: 'books a correcting movement of the difference in the ledger; the balance stays',
  async *run({ ledger }) {
    for await (const { _id, id } of User.find({}, { tokens: 1 }).sort({ _id: 1 }).cursor()) {
      const difference = await ledger.difference(_id);
      if (difference === 0) continue;
      const sign = difference > 0 ? '+' : '';
      yield { id: `${id} (${sign}${difference})`, repair: () => ledger.correct(_id) };
    }
  },
};
