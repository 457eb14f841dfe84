import { isSuspended, suspended } from '@vesper/core/accounts/suspension';
import type { UserView } from '@vesper/core/contract/user';
import { AppError } from '@vesper/core/errors';
import { refillTokens } from '@vesper/core/ledger/refill-tokens';
import { User, type UserDocument } from '@vesper/core/models/user';
import { presentUser } from '@vesper/core/presenters/user';
import type { GatewayContext } from '../context.ts';
import type { RequestContext } from '../request.ts';
import type { SignInProof } from '../sessions/sessions.ts';
import { noteDevice } from './known-devices.ts';

/**
 * Signs somebody in who has shown who they are.
 * @throws AppError `suspended`, `invalid_credentials`
 */
export async function enter(
  context: GatewayContext,
  ctx: RequestContext,
  user: UserDocument,
  proof: SignInProof = {},
): Promise<UserView> {
  ctx.state.account = user.id;
  if (isSuspended(user, context.clock.now())) throw suspended(user);
  user.tokens = (await refillTokens(context, user._id)) ?? user.tokens;
  await context.sessions.start(ctx, user.id, proof);
  await endIfClosedMeanwhile(context, ctx, user);
  await noteDevice(context, ctx, user);
  return presentUser(user, context.ledger);
}

/**
 * A suspension and a new password end the sessions that there are: one that begins at that moment
 * sees to itself.
 */
async function endIfClosedMeanwhile(
  context: GatewayContext,
  ctx: RequestContext,
  { _id, passwordHash }: UserDocument,
): Promise<void> {
  const current = await User.findById(_id, { suspension: 1, passwordHash: 1 });
  const isOther = current?.passwordHash !== passwordHash;
  if (current && !isOther && !isSuspended(current, context.clock.now())) return;
  await context.sessions.end(ctx);
  throw current && !isOther ? suspended(current) : new AppError('invalid_credentials');
}
