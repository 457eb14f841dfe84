import { Types } from 'mongoose';
import type { z } from 'zod';
import { audited, type AuditActor } from '../audit/audit-log.ts';
import { APPEAL_ACTIONS, type decideCaseRequest } from '../contract/desk/case.ts';
import { ROLES, type Role } from '../contract/role.ts';
import { AppError } from '../errors.ts';
import { Case, type CaseDocument } from '../models/case.ts';
import { User } from '../models/user.ts';
import type { CaseContext } from './case-context.ts';
import { settleDecision } from './settle-decision.ts';

export interface Decider extends AuditActor {
  userId: string;
  role: Role;
}

type Decision = z.output<typeof decideCaseRequest>;

/**
 * Decides a case that this person has claimed, and does at once what follows from it.
 * @throws AppError `case_unclaimed`, `case_decided`, `own_case`, `other_reviewer`, `role_required`
 */
export async function decideCase(
  context: CaseContext,
  decider: Decider,
  current: CaseDocument,
  { action, rule = current.reason, facts }: Decision,
): Promise<void> {
  assertFits(current, action);
  await assertMayDecide(decider, current);
  const { id, subjectType, subjectId, kind } = current;
  const details = { action, rule, kind, subject: `${subjectType}:${subjectId}` };
  const step = { action: 'cases.decide', target: { kind: 'case', id }, reason: facts, details };
  await audited(context, decider, step, async (entry) => {
    const by = new Types.ObjectId(decider.userId);
    const now = context.clock.now();
    // One update decides: whoever lost the claim meanwhile changes nothing.
    const decided = await Case.findOneAndUpdate(
      { _id: current._id, open: true, 'claim.by': by, 'claim.until': { $gt: now } },
      {
        $set: { decision: { action, rule, facts, by, at: now, entry } },
        $unset: { open: 1, claim: 1 },
      },
      { returnDocument: 'after' },
    );
    if (!decided) throw new AppError(current.open ? 'case_unclaimed' : 'case_decided');
    await settleDecision(context, decided);
  });
}

/** @throws AppError `validation_failed` for a decision that is none for this kind of case */
function assertFits({ kind }: CaseDocument, action: Decision['action']): void {
  const isForAppeals = APPEAL_ACTIONS.some((it) => it === action);
  if ((kind === 'appeal') === isForAppeals) return;
  const message = 'This is no decision for such a case.';
  throw new AppError('validation_failed', { issues: [{ path: 'action', message }] });
}

/**
 * Nobody decides about themselves, about somebody of a higher role or the same, or about an appeal
 * against their own decision; what was escalated is for operators.
 * @throws AppError `own_case`, `other_reviewer`, `role_required`
 */
export async function assertMayDecide(
  { userId, role }: Decider,
  { ownerId, appealOf, isEscalated }: CaseDocument,
): Promise<void> {
  if (ownerId?.toHexString() === userId) throw new AppError('own_case');
  if (await isDecidedBy(userId, appealOf)) throw new AppError('other_reviewer');
  if (role === 'operator') return;
  if (isEscalated || !(await isBelow(ownerId, role))) throw new AppError('role_required');
}

type Id = Types.ObjectId | null | undefined;

async function isDecidedBy(userId: string, caseId: Id): Promise<boolean> {
  if (!caseId) return false;
  const by = new Types.ObjectId(userId);
  return (await Case.exists({ _id: caseId, 'decision.by': by })) !== null;
}

async function isBelow(ownerId: Id, role: Role): Promise<boolean> {
  const owner = ownerId ? await User.findById(ownerId, { role: 1 }) : null;
  return ROLES.indexOf(owner?.role ?? 'member') < ROLES.indexOf(role);
}
