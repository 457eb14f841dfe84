import { appendAudit } from '../audit/audit-log.ts';
import { SessionStore } from '../accounts/session-store.ts';
import { isLastOperator } from '../accounts/change-role.ts';
import { User } from '../models/user.ts';
import type { RunContext } from '../runs/run-context.ts';
import { beginErasure } from './erase-user.ts';

const BATCH = 20;

/**
 * Begins the erasures that operators asked for and whose hour is over; the rest of the erasure is
 * housekeeping's.
 * @returns how many
 */
export async function beginAskedErasures(context: RunContext): Promise<number> {
  const now = context.clock.now();
  const due = await User.find(
    { 'erasureAsked.dueAt': { $lte: now }, erasedAt: { $exists: false } },
    { erasureAsked: 1, role: 1 },
  ).limit(BATCH);
  let begun = 0;
  for (const user of due) {
    if (await isLastOperator(user._id)) continue;
    const target = { kind: 'member', id: user.id };
    const step = {
      action: 'members.erase.begin',
      target,
      details: { asked: user.erasureAsked?.entry ?? 0 },
    };
    await appendAudit(context, { userId: null, way: 'system' }, step);
    await beginErasure(user._id, now);
    await new SessionStore(context.redis, context.clock).destroyAll(user.id);
    begun += 1;
  }
  return begun;
}
