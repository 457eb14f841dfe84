import { TAKEDOWN_LAW_MS } from '../../contract/case.ts';
import type { DeskCase } from '../../contract/desk/case.ts';
import type { CaseDocument } from '../../models/case.ts';

/** The claim of a case that still stands. */
export function claimOf(
  { claim }: Pick<CaseDocument, 'claim'>,
  now: Date,
  viewerId: string,
): DeskCase['claim'] {
  if (!claim || claim.until <= now) return null;
  const by = claim.by.toHexString();
  return { by, until: claim.until.toISOString(), isOwn: by === viewerId };
}

export function presentCaseDecision({ decision }: CaseDocument): DeskCase['decision'] {
  if (!decision) return null;
  const { action, rule, facts, by, at } = decision;
  return { action, rule, facts, by: by.toHexString(), at: at.toISOString() };
}

/** A case as a row of the desk: what it is about by id alone. */
export function presentDeskCase(one: CaseDocument, now: Date, viewerId: string): DeskCase {
  const { id, kind, reason, priority, openedAt, dueAt, reports, isHeld, isEscalated } = one;
  const isTakedown = kind === 'takedown';
  return {
    ...{ id, kind, reason, priority, reports, isHeld, isEscalated },
    subject: { type: one.subjectType, id: one.subjectId },
    ownerId: one.ownerId?.toHexString() ?? null,
    openedAt: openedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    lawDueAt: isTakedown ? new Date(openedAt.getTime() + TAKEDOWN_LAW_MS).toISOString() : null,
    claim: claimOf(one, now, viewerId),
    decision: presentCaseDecision(one),
    appealOf: one.appealOf?.toHexString() ?? null,
    isOverturned: Boolean(one.overturnedAt),
  };
}
