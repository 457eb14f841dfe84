import { activeStrikes } from '@vesper/core/accounts/strikes';
import { readCaseWords } from '@vesper/core/cases/evidence';
import { isSuspended } from '@vesper/core/accounts/suspension';
import type { DeskCaseDetails } from '@vesper/core/contract/desk/case';
import { takedownForm } from '@vesper/core/contract/takedown';
import { Case, type CaseDocument } from '@vesper/core/models/case';
import { Report } from '@vesper/core/models/report';
import { Takedown } from '@vesper/core/models/takedown';
import { User } from '@vesper/core/models/user';
import { presentCaseDecision, presentDeskCase } from '@vesper/core/presenters/desk/case';
import { takedownBox } from '@vesper/core/secrets/takedown-box';
import type { GatewayContext } from '../../../context.ts';

type DetailsContext = Pick<GatewayContext, 'clock' | 'config' | 'storage'>;
const REPORTS_SHOWN = 50;

async function ownerOf({ ownerId }: CaseDocument, now: Date): Promise<DeskCaseDetails['owner']> {
  const user = ownerId ? await User.findById(ownerId) : null;
  if (!user) return null;
  const against = { ownerId: user._id, 'decision.action': { $exists: true } } as const;
  return {
    id: user.id,
    name: [user.firstName, user.lastName].filter(Boolean).join(' ') || null,
    strikes: activeStrikes(user, now),
    limitedUntil: user.limitedUntil?.toISOString() ?? null,
    isSuspended: isSuspended(user, now),
    decisions: await Case.countDocuments(against),
  };
}

async function reportsOf({ _id }: CaseDocument): Promise<DeskCaseDetails['reportList']> {
  const reports = await Report.find({ caseId: _id }).sort({ createdAt: 1 }).limit(REPORTS_SHOWN);
  return reports.map(({ reason, words, createdAt }) => ({
    ...{ reason, words, at: createdAt.toISOString() },
  }));
}

async function takedownOf(
  { config }: Pick<DetailsContext, 'config'>,
  one: CaseDocument,
): Promise<DeskCaseDetails['takedown']> {
  const takedown = await Takedown.findOne({ caseId: one._id }).sort({ createdAt: 1 });
  const text = takedown && takedownBox(config)?.open(takedown.sealed, one.id);
  return text ? takedownForm.parse(JSON.parse(text)) : null;
}

/** Everything that the desk shows of a case; what people wrote only to whoever has claimed it. */
export async function caseDetails(
  context: DetailsContext,
  one: CaseDocument,
  viewerId: string,
): Promise<DeskCaseDetails> {
  const now = context.clock.now();
  const row = presentDeskCase(one, now, viewerId);
  const isOwn = row.claim?.isOwn === true;
  const appealed = one.appealOf ? await Case.findById(one.appealOf) : null;
  return {
    ...row,
    details: one.details ?? null,
    reportList: await reportsOf(one),
    owner: await ownerOf(one, now),
    context: isOwn ? await readCaseWords(context.storage, one) : null,
    takedown: isOwn ? await takedownOf(context, one) : null,
    appealed: appealed && presentCaseDecision(appealed),
  };
}
