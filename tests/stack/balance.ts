import { Types, type Connection } from 'mongoose';
import { z } from 'zod';

const entry = z.object({ key: z.string(), amount: z.number() });
const account = z.object({
  tokens: z.number(),
  holds: z.array(z.unknown()),
  pendingEntries: z.array(entry),
});

/** Reads a user's account from the documents themselves. */
export async function readAccount(
  documents: Connection,
  userId: string,
): Promise<{ tokens: number; ledgerSum: number; holds: number }> {
  const _id = new Types.ObjectId(userId);
  const user = account.parse(await documents.collection('users').findOne({ _id }));
  const rows = await documents.collection('ledger').find({ userId: _id }).toArray();
  const amounts = new Map(
    [...entry.array().parse(rows), ...user.pendingEntries].map(({ key, amount }) => [key, amount]),
  );
  const ledgerSum = [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
  return { tokens: user.tokens, ledgerSum, holds: user.holds.length };
}
