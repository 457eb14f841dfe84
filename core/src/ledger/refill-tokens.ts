import type { Types } from 'mongoose';
import { PLAN_NAMES } from '../contract/plans.ts';
import type { RunContext } from '../runs/run-context.ts';
import { tellBalance } from './tell-balance.ts';

type RefillContext = Pick<RunContext, 'ledger' | 'redis' | 'log'>;

/** Members looked for at once, filled up at once, and looked for in one round. */
const BATCH = 200;
const AT_ONCE = 10;
const BATCHES = 10;

/**
 * Gives a member the tokens of a new period, and tells their open tabs.
 * @returns the new balance, or null when nothing was added
 */
export async function refillTokens(
  context: RefillContext,
  userId: Types.ObjectId,
): Promise<number | null> {
  const tokens = await context.ledger.refill(userId);
  if (tokens !== null) await tellBalance(context, userId, tokens);
  return tokens;
}

/**
 * Gives everyone who is below their plan's cap the tokens of a new period, whether they come by or
 * not. Safe on any number of workers at once: each member is decided about by one update.
 * @returns how many got some
 */
export async function refillEveryone(context: RefillContext): Promise<number> {
  let filled = 0;
  for (const plan of PLAN_NAMES) {
    for (let batch = 0; batch < BATCHES; batch++) {
      const due = await context.ledger.due(plan, BATCH);
      const got = await refillAll(context, due);
      filled += got;
      // Where nobody got anything, somebody else is at work on the same ones.
      if (due.length < BATCH || got === 0) break;
    }
  }
  return filled;
}

/** One whose refill fails is found again in the next round, and holds up nobody. */
async function refillAll(context: RefillContext, due: Types.ObjectId[]): Promise<number> {
  let filled = 0;
  const one = async (userId: Types.ObjectId): Promise<void> => {
    try {
      if ((await refillTokens(context, userId)) !== null) filled += 1;
    } catch (err) {
      context.log.warn({ err, userId }, 'a refill failed and is tried again');
    }
  };
  for (let from = 0; from < due.length; from += AT_ONCE) {
    await Promise.all(due.slice(from, from + AT_ONCE).map(one));
  }
  return filled;
}
