import type { Types } from 'mongoose';
import { Case } from '../models/case.ts';

interface DeskSuspension {
  /** Whose account it is, and who suspends it. */
  ownerId: Types.ObjectId;
  by: Types.ObjectId;
  /** What the member is told. */
  reason: string;
  at: Date;
  /** The number of its entry in the audit log. */
  entry: number;
}

/**
 * Keeps a suspension that no case has led to as one that is decided: its owner reads the reasons and
 * appeals against it like against any other decision.
 * @returns the id that the suspension names
 */
export async function recordSuspension({
  ownerId,
  by,
  reason: facts,
  at,
  entry,
}: DeskSuspension): Promise<Types.ObjectId> {
  const { _id } = await Case.create({
    ...({ kind: 'suspension', subjectType: 'account', reason: 'terms', priority: 'P1' } as const),
    ...{ subjectId: ownerId.toHexString(), ownerId, openedAt: at, dueAt: at, settledAt: at },
    decision: { action: 'suspend', rule: 'terms', facts, by, at, entry },
  });
  return _id;
}
