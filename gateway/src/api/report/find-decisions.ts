import type { DecisionView } from '@vesper/core/contract/report';
import { LIMITS } from '@vesper/core/contract/limits';
import { Case } from '@vesper/core/models/case';
import { presentDecision } from '@vesper/core/presenters/report';

/** Decisions about what is a member's, and what waits for one out of sight; newest first. */
export async function findDecisions(userId: string, id?: string): Promise<DecisionView[]> {
  const found = await Case.find({
    ownerId: userId,
    kind: { $ne: 'appeal' },
    ...(id !== undefined && { _id: id }),
    $or: [{ decision: { $exists: true } }, { isHeld: true }],
  })
    .sort({ openedAt: -1 })
    .limit(LIMITS.listMax);
  const appeals = await Case.find({ appealOf: { $in: found.map(({ _id }) => _id) } });
  const byCase = new Map(appeals.map((one) => [one.appealOf?.toHexString(), one]));
  return found.flatMap((one) => presentDecision(one, byCase.get(one.id)));
}
