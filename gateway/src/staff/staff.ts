import { isSuspended } from '@vesper/core/accounts/suspension';
import type { AuditActor } from '@vesper/core/audit/audit-log';
import type { DeskActionName } from '@vesper/core/contract/desk/actions';
import type { Role } from '@vesper/core/contract/role';
import { AppError } from '@vesper/core/errors';
import { User } from '@vesper/core/models/user';
import { can, hasRole } from '@vesper/core/policies/desk';
import type { GatewayContext } from '../context.ts';
import type { RequestContext } from '../request.ts';
import { bearerOf, findOperatorKey, scopesOf } from './operator-keys.ts';

/** Somebody at the desk: signed in there, or a script with a key of theirs. */
export interface Staff extends AuditActor {
  userId: string;
  role: Role;
  /** What the key may do; undefined for whoever signed in themselves. */
  scopes?: readonly DeskActionName[] | undefined;
}

/**
 * Finds out who asks for something at the desk, and whether they may. The role is read anew for
 * every request, so that one that was taken away is gone at once.
 * @throws AppError `unauthorized` for nobody and for a key that does not hold; `not_found` for
 *   members, to whom there is no desk; `second_factor_required`, `role_required`, `scope_required`
 */
export async function staffOf(
  ctx: RequestContext,
  context: Pick<GatewayContext, 'clock' | 'config' | 'confirmations'>,
  action: DeskActionName | 'any',
): Promise<Staff> {
  const staff = await identify(ctx, context.clock.now());
  if (staff.role === 'member') throw new AppError('not_found');
  await assertSecondFactor(ctx, context, staff);
  if (action === 'any') return staff;
  if (!hasRole(staff, action)) throw new AppError('role_required');
  if (!can(staff, action)) throw new AppError('scope_required');
  return staff;
}

/** A key was made by somebody who had passed this. */
async function assertSecondFactor(
  { state: { user } }: RequestContext,
  { config, confirmations }: Pick<GatewayContext, 'config' | 'confirmations'>,
  { way }: Staff,
): Promise<void> {
  if (!config.staffSecondFactor || way === 'key' || !user) return;
  if (!(await confirmations.isStrong(user))) throw new AppError('second_factor_required');
}

async function identify(ctx: RequestContext, now: Date): Promise<Staff> {
  const from = ctx.ip;
  const bearer = bearerOf(ctx.get('Authorization'));
  if (bearer === undefined) {
    const { user } = ctx.state;
    if (!user) throw new AppError('unauthorized');
    return { userId: user.id, role: await roleOf(user.id, now), way: 'desk', from };
  }
  const key = await findOperatorKey(bearer, now);
  if (!key) throw new AppError('unauthorized');
  const userId = key.userId.toHexString();
  const role = await roleOf(userId, now);
  return { userId, role, way: 'key', keyId: key.id, scopes: scopesOf(key), from };
}

async function roleOf(userId: string, now: Date): Promise<Role> {
  const user = await User.findById(userId, { role: 1, erasedAt: 1, suspension: 1 });
  if (!user || user.erasedAt || isSuspended(user, now)) throw new AppError('unauthorized');
  return user.role;
}
