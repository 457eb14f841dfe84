import type { QueryFilter } from 'mongoose';
import type { z } from 'zod';
import { id as idSchema } from '@vesper/core/contract/common';
import type {
  deskMembersQuery,
  DeskMember,
  MEMBER_STATES,
} from '@vesper/core/contract/desk/member';
import { User, type UserFields } from '@vesper/core/models/user';
import { presentDeskMember } from '@vesper/core/presenters/desk/member';
import type { GatewayContext } from '../../context.ts';
import { containsPattern } from '../../http/contains-pattern.ts';
import { findAnchor, olderThan } from '../../http/paging.ts';

type Filter = QueryFilter<UserFields>;

const STATES: Record<(typeof MEMBER_STATES)[number], (now: Date) => Filter> = {
  suspended: (now) => ({
    suspension: { $exists: true },
    $or: [{ 'suspension.until': { $gt: now } }, { 'suspension.until': null }],
  }),
  struck: () => ({ 'strikes.0': { $exists: true } }),
  owing: () => ({ debt: { $gt: 0 } }),
  leaving: () => ({
    $or: [{ erasureAsked: { $exists: true } }, { erasedAt: { $exists: true } }],
  }),
};

/** A whole id, or part of a mail address or of a name. */
function matching(words: string): Filter {
  if (idSchema.safeParse(words).success) return { _id: words };
  const pattern = containsPattern(words);
  return { $or: [{ email: pattern }, { firstName: pattern }, { lastName: pattern }] };
}

/** Members as the filters of the desk leave them, newest first. */
export async function findMembers(
  { clock }: Pick<GatewayContext, 'clock'>,
  query: z.output<typeof deskMembersQuery>,
): Promise<DeskMember[]> {
  const { q, role, plan, state, before, limit } = query;
  const now = clock.now();
  const anchor = await findAnchor(before, async (id) => {
    const found = await User.findById(id, { createdAt: 1 });
    return found && { _id: found._id, at: found.createdAt };
  });
  const filters: Filter[] = [
    ...(q ? [matching(q)] : []),
    ...(role ? [role === 'member' ? { role: { $in: ['member', null] } } : { role }] : []),
    ...(plan ? [plan === 'free' ? { plan: { $in: ['free', null] } } : { plan }] : []),
    ...(state ? [STATES[state](now)] : []),
    olderThan('createdAt', anchor),
  ];
  const found = await User.find({ $and: filters }).sort({ createdAt: -1, _id: -1 }).limit(limit);
  return found.map((user) => presentDeskMember(user, now));
}
