import { Types, type QueryFilter } from 'mongoose';
import type { z } from 'zod';
import type { CASE_LISTS, deskCasesQuery } from '@vesper/core/contract/desk/case';
import { Case, type CaseDocument, type CaseFields } from '@vesper/core/models/case';
import { AppError } from '@vesper/core/errors';

type Filter = QueryFilter<CaseFields>;

const LISTS: Record<(typeof CASE_LISTS)[number], (userId: string, now: Date) => Filter> = {
  open: () => ({ open: true }),
  mine: (userId, now) => ({
    open: true,
    'claim.by': new Types.ObjectId(userId),
    'claim.until': { $gt: now },
  }),
  decided: () => ({ decision: { $exists: true } }),
};

/** Cases as they wait: what is due first comes first; of those decided the newest. */
export async function findCases(
  userId: string,
  now: Date,
  { list, kind, ownerId, before, limit }: z.output<typeof deskCasesQuery>,
): Promise<CaseDocument[]> {
  const [direction, beyond] = list === 'decided' ? ([-1, '$lt'] as const) : ([1, '$gt'] as const);
  const anchor = before === undefined ? null : await Case.findById(before, { dueAt: 1 });
  if (before !== undefined && !anchor) throw new AppError('not_found');
  const rest = anchor && {
    $or: [
      { dueAt: { [beyond]: anchor.dueAt } },
      { dueAt: anchor.dueAt, _id: { [beyond]: anchor._id } },
    ],
  };
  return Case.find({
    $and: [
      LISTS[list](userId, now),
      ...(kind ? [{ kind }] : []),
      ...(ownerId ? [{ ownerId: new Types.ObjectId(ownerId) }] : []),
      ...(rest ? [rest] : []),
    ],
  })
    .sort({ dueAt: direction, _id: direction })
    .limit(limit);
}
