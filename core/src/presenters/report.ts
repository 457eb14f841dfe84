import { CASE_REASONS } from '../contract/case.ts';
import { LIMITS } from '../contract/limits.ts';
import type { DecisionView, ReportView } from '../contract/report.ts';
import type { CaseDocument } from '../models/case.ts';
import type { ReportDocument } from '../models/report.ts';

function stateOf({ decision }: CaseDocument): ReportView['state'] {
  if (!decision) return 'open';
  return decision.action === 'dismiss' ? 'nothing_found' : 'acted';
}

/** A report as whoever made it sees it: what came of it, and not what its owner was told. */
export function presentReport(report: ReportDocument, about: CaseDocument): ReportView {
  return {
    id: report.id,
    subject: { type: about.subjectType, id: about.subjectId },
    reason: report.reason,
    state: stateOf(about),
    isHidden: about.isHeld && !about.decision,
    createdAt: report.createdAt.toISOString(),
  };
}

function appealStateOf(appeal: CaseDocument | undefined): DecisionView['appeal'] {
  if (!appeal) return null;
  if (!appeal.decision) return 'open';
  return appeal.decision.action === 'overturn' ? 'overturned' : 'upheld';
}

/** The statement of reasons, as the owner of the subject reads it; none of a plain dismissal. */
export function presentDecision(decided: CaseDocument, appeal?: CaseDocument): DecisionView[] {
  const { id, subjectType, subjectId, reason, decision, isHeld, openedAt } = decided;
  if (decision?.action === 'dismiss' && !isHeld) return [];
  const subject = { type: subjectType, id: subjectId };
  const rule = decision?.rule ?? reason;
  const shared = { id, subject, rule, ruleText: CASE_REASONS[rule].rule };
  if (!decision) {
    const facts = 'It was reported, and hidden by itself until somebody has looked at it.';
    const open = { appealUntil: null, appeal: null, isAutomated: true };
    return [{ ...shared, ...open, action: 'held', facts, at: openedAt.toISOString() }];
  }
  const until = new Date(decision.at.getTime() + LIMITS.appealWindow).toISOString();
  const { action, facts, at } = decision;
  const view = {
    ...{ ...shared, action, facts, at: at.toISOString(), isAutomated: false },
    ...{ appealUntil: action === 'dismiss' ? null : until, appeal: appealStateOf(appeal) },
  };
  return [view];
}
