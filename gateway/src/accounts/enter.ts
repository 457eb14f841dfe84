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
 * Signs somebody in who has shown who they are. What a suspended account may do, its standing says.
 * @throws AppError `invalid_credentials`
 */
export async function enter(
  context: GatewayContext,
  ctx: RequestContext,
  user: UserDocument,
  proof: SignInProof = {},
): Promise<UserView> {
  ctx.state.account = user.id;
  user.tokens = (await refillTokens(context, user._id)) ?? user.tokens;
  await context.sessions.start(ctx, user.id, proof);
  await endIfPasswordChanged(context, ctx, user);
  await noteDevice(context, ctx, user);
  return presentUser(user, context);
}

/** A new password ends the sessions that there are: one that begins at that moment sees to itself. */
async function endIfPasswordChanged(
  context: GatewayContext,
  ctx: RequestContext,
  { _id, passwordHash }: UserDocument,
): Promise<void> {
  const current = await User.findById(_id, { passwordHash: 1 });
  if (current?.passwordHash === passwordHash) return;
  await context.sessions.end(ctx);
  throw new AppError('invalid_credentials');
}
