import type { Types } from 'mongoose';
import type { Clock } from '../clock.ts';
import type { ReportReason } from '../contract/case.ts';
import { Case, type CaseDocument } from '../models/case.ts';
import { isDuplicateKey } from '../models/duplicate-key.ts';
import { Report, type ReportDocument } from '../models/report.ts';
import { openCase, type NewCase } from './open-case.ts';

/**
 * Keeps what a member reports, once for each case: whoever reports it again changes nothing.
 * @returns the case, and this member's report of it
 */
export async function reportCase(
  context: { clock: Clock },
  userId: Types.ObjectId,
  { reason, subject, words }: Pick<NewCase, 'subject'> & { reason: ReportReason; words: string },
): Promise<{ case: CaseDocument; own: ReportDocument }> {
  const opened = await openCase(context, { kind: 'report', subject, reason });
  const createdAt = context.clock.now();
  try {
    const own = await Report.create({ userId, caseId: opened._id, reason, words, createdAt });
    await Case.updateOne({ _id: opened._id }, { $inc: { reports: 1 } });
    return { case: opened, own };
  } catch (err) {
    const before = isDuplicateKey(err)
      ? await Report.findOne({ userId, caseId: opened._id })
      : null;
    if (!before) throw err;
    return { case: opened, own: before };
  }
}
