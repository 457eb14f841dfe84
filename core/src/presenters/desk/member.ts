import { isSuspended } from '../../accounts/suspension.ts';
import type { DeskMember } from '../../contract/desk/member.ts';
import type { UserDocument } from '../../models/user.ts';

/** Stands for a suspension that has no end. */
const NO_END = '9999-12-31T23:59:59.999Z';

function erasureOf({ erasedAt, erasureAsked }: UserDocument): DeskMember['erasure'] {
  if (erasedAt) return 'begun';
  return erasureAsked ? 'asked' : 'none';
}

/** A member as the desk sees one: the account, and nothing of what they wrote or painted. */
export function presentDeskMember(user: UserDocument, now: Date): DeskMember {
  const { suspension } = user;
  const until = suspension?.until?.toISOString() ?? NO_END;
  return {
    id: user.id,
    email: user.email,
    name: [user.firstName, user.lastName].filter(Boolean).join(' ') || null,
    role: user.role,
    plan: user.plan,
    tokens: user.tokens,
    debt: user.debt,
    strikes: user.strikes?.length ?? 0,
    suspendedUntil: isSuspended(user, now) ? until : null,
    erasure: erasureOf(user),
    createdAt: user.createdAt.toISOString(),
  };
}
