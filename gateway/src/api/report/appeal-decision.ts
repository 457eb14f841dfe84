import { LIMITS } from '@vesper/core/contract/limits';
import { AppError } from '@vesper/core/errors';
import type { Clock } from '@vesper/core/clock';
import { openCase } from '@vesper/core/cases/open-case';
import { Case, type CaseDocument } from '@vesper/core/models/case';
import { isDuplicateKey } from '@vesper/core/models/duplicate-key';

/**
 * Opens the appeal of a member against a decision about something of theirs.
 * @throws AppError `not_found`; `appeal_closed` after the first appeal and after 180 days
 */
export async function appealDecision(
  context: { clock: Clock },
  decided: CaseDocument,
  words: string,
): Promise<void> {
  const { decision, ownerId } = decided;
  if (!ownerId || !decision || decision.action === 'dismiss') throw new AppError('not_found');
  const isLate = context.clock.now().getTime() - decision.at.getTime() > LIMITS.appealWindow;
  const isAppealed = await Case.exists({ appealOf: decided._id });
  if (isLate || isAppealed) throw new AppError('appeal_closed');
  const { subjectType: type, subjectId: id } = decided;
  try {
    const opened = await openCase(context, {
      kind: 'appeal',
      subject: { type, id, ownerId },
      ...{ reason: decision.rule, priority: 'P1', details: words, holds: false },
      appealOf: decided._id,
    });
    // Another decision about the same thing is just being looked at again.
    if (!opened.appealOf?.equals(decided._id)) throw new AppError('appeal_closed');
  } catch (err) {
    // The unique key of the decision: it was appealed before.
    if (isDuplicateKey(err)) throw new AppError('appeal_closed');
    throw err;
  }
}
