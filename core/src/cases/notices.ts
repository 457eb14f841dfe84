import { CASE_REASONS, type CaseSubject } from '../contract/case.ts';
import type { DecisionAction } from '../contract/desk/case.ts';
import type { CaseDocument } from '../models/case.ts';
import { Report } from '../models/report.ts';
import { User } from '../models/user.ts';
import { notifyOnce } from '../runs/notify.ts';
import type { CaseContext } from './case-context.ts';

type NoticeContext = Pick<CaseContext, 'clock' | 'redis'>;

const SUBJECTS: Record<CaseSubject, string> = {
  image: 'Your picture',
  collection: 'Your collection',
  character: 'Your character',
  profile: 'Your profile',
  story: 'Your story',
  message: 'A message of your talk',
  share: 'Your shared conversation',
  likeness: 'Your photo',
  account: 'Your account',
};

const DONE: Record<DecisionAction, string> = {
  dismiss: 'was looked at and stays as it is',
  hide: 'is hidden from other people',
  remove: 'was removed',
  warn: 'stays, and you have a warning',
  limit: 'is hidden, and for 72 hours you can make nothing public',
  suspend: 'was removed, and your account is suspended',
  uphold: 'was looked at again: the decision stays',
  overturn: 'was looked at again: the decision is taken back',
};

const APPEAL = 'You can appeal in your profile for 180 days; somebody else then looks at it.';

/** Tells the owner that something is out of sight, by itself, until somebody has decided. */
export async function tellHeld(
  context: NoticeContext,
  { id, ownerId, subjectType, reason }: CaseDocument,
): Promise<void> {
  if (!ownerId) return;
  await notifyOnce(context, ownerId, {
    key: `case:${id}:held`,
    type: 'decision',
    title: `${SUBJECTS[subjectType]} is hidden for now`,
    body:
      `It was reported, and hidden by itself until somebody has looked at it. ` +
      `The rule: ${CASE_REASONS[reason].rule} You will be told what was decided, and can then appeal.`,
    data: { caseId: id },
  });
}

/** Tells the owner what was decided, with the reasons; and those who reported it, without them. */
export async function tellDecision(context: NoticeContext, decided: CaseDocument): Promise<void> {
  await tellOwner(context, decided);
  const { _id, id, decision } = decided;
  const found = decision?.action !== 'dismiss';
  for await (const { userId } of Report.find({ caseId: _id }, { userId: 1 }).cursor()) {
    await notifyOnce(context, userId, {
      key: `report:${id}`,
      type: 'report',
      title: 'We looked at what you reported',
      body: found
        ? 'It broke the rules, and we acted. Thank you for telling us.'
        : 'We found nothing against the rules. Thank you for telling us.',
      data: { caseId: id },
    });
  }
}

/** Of a report that came to nothing nobody hears who had not been told before. */
function isNews({ decision, isHeld, kind }: CaseDocument): boolean {
  return decision?.action !== 'dismiss' || isHeld || kind === 'review' || kind === 'age';
}

async function tellOwner(context: NoticeContext, decided: CaseDocument): Promise<void> {
  const { id, ownerId, decision, subjectType, kind } = decided;
  if (!ownerId || !decision || !isNews(decided)) return;
  // Nothing is left of an erased account, nor is anything to begin anew.
  if (!(await User.exists({ _id: ownerId }))) return;
  const { action, rule, facts } = decision;
  const mayAppeal = kind !== 'appeal' && action !== 'dismiss';
  const said = `${facts} A person decided this.`;
  await notifyOnce(context, ownerId, {
    key: `case:${id}:decided`,
    type: 'decision',
    title: `${SUBJECTS[subjectType]} ${DONE[action]}`,
    body: mayAppeal ? `The rule: ${CASE_REASONS[rule].rule} ${said} ${APPEAL}` : said,
    data: { caseId: id },
  });
}
