import { TAKEDOWN_PAGE_MS, TAKEDOWN_WARN_MS, type CasePriority } from '../contract/case.ts';
import { Case } from '../models/case.ts';

/** Ages at which an open takedown request calls for somebody. */
export const TAKEDOWN_AGES = { '20h': TAKEDOWN_WARN_MS, '36h': TAKEDOWN_PAGE_MS } as const;

/** Counts the cases that wait and should have been decided by now. */
export function countOverdue(now: Date, priority?: CasePriority): Promise<number> {
  return Case.countDocuments({ open: true, dueAt: { $lt: now }, ...(priority && { priority }) });
}

/** Counts the takedown requests that have waited for this long, or longer. */
export function countLateTakedowns(now: Date, age: keyof typeof TAKEDOWN_AGES): Promise<number> {
  const openedAt = { $lte: new Date(now.getTime() - TAKEDOWN_AGES[age]) };
  return Case.countDocuments({ kind: 'takedown', open: true, openedAt });
}
