import { Types } from 'mongoose';
import { tellWayInChanged } from '@vesper/core/accounts/ways-in';
import { PAGES } from '@vesper/core/contract/pages';
import type { UserView } from '@vesper/core/contract/user';
import { AppError } from '@vesper/core/errors';
import { isDuplicateKey } from '@vesper/core/models/duplicate-key';
import { Identity } from '@vesper/core/models/identity';
import { Passkey } from '@vesper/core/models/passkey';
import { User } from '@vesper/core/models/user';
import { decide } from '@vesper/core/safety/decide';
import type { GatewayContext } from '../context.ts';
import type { RequestContext } from '../request.ts';
import { canonicalEmail } from './canonical-email.ts';
import { createUser } from './create-user.ts';
import { enter } from './enter.ts';
import { isPasswordHash } from './passwords.ts';
import type { ProviderProfile } from './provider.ts';
import { newTicket } from './sign-in-ticket.ts';
import { findTwoStep } from './two-step.ts';

/** What stands in the place of a password's hash where there is no password. */
const NO_PASSWORD = '*';

const nameOf = ({ issuer, subject }: ProviderProfile) => ({ issuer, subject });

/**
 * Finds out what somebody has come for whom the sign-in service knows: to link, or to sign in.
 * An account belongs to them by issuer and subject alone; one with the same address never does, as
 * whoever made it need not be whoever owns the address there.
 * @returns the page to go to, or 'newcomer'
 * @throws AppError `identity_taken`, `account_exists`, `provider_no_email`
 */
export async function findWay(
  context: GatewayContext,
  ctx: RequestContext,
  known: ProviderProfile,
  linkTo: string | undefined,
): Promise<string> {
  if (linkTo !== undefined) {
    // Whoever began to link has to be whoever ends it, in the same session's account.
    if (ctx.state.user?.id !== linkTo) throw new AppError('sign_in_expired');
    await linkIdentity(context, linkTo, known);
    return PAGES.security.path;
  }
  const identity = await Identity.findOne(nameOf(known));
  const user = identity && (await User.findById(identity.userId));
  if (!user) {
    await assertNewAddress(known);
    return 'newcomer';
  }
  if (await findTwoStep(user._id)) {
    return `${PAGES.signIn.path}#ticket=${await newTicket(context, user)}`;
  }
  await enter(context, ctx, user, { confirmedAt: context.clock.now().getTime() });
  const used = { lastUsedAt: context.clock.now() };
  await Identity.updateOne({ _id: identity._id }, { $set: used });
  return PAGES.home.path;
}

async function assertNewAddress({ email }: ProviderProfile): Promise<void> {
  if (email === null) throw new AppError('provider_no_email');
  if (await User.exists({ email: canonicalEmail(email) })) throw new AppError('account_exists');
}

/** @throws AppError `identity_taken` */
async function linkIdentity(
  context: GatewayContext,
  userId: string,
  known: ProviderProfile,
): Promise<void> {
  const fields = { userId: new Types.ObjectId(userId), ...nameOf(known), email: known.email };
  try {
    await Identity.create({ ...fields, createdAt: context.clock.now() });
    await tellWayInChanged(context, userId, 'identityLinked');
  } catch (err) {
    if (!isDuplicateKey(err)) throw err;
    if (!(await Identity.exists({ ...nameOf(known), userId }))) {
      throw new AppError('identity_taken', { cause: err });
    }
  }
}

/**
 * Makes the account of somebody who has agreed to one, and signs them in.
 * @throws AppError `account_exists`, `identity_taken`
 */
export async function enterNewcomer(
  context: GatewayContext,
  ctx: RequestContext,
  known: ProviderProfile,
): Promise<UserView> {
  await assertNewAddress(known);
  const now = context.clock.now();
  const user = await createUser(context, {
    email: canonicalEmail(known.email ?? ''),
    passwordHash: NO_PASSWORD,
    firstName: allowedName(known.firstName),
    lastName: allowedName(known.lastName),
    adultConfirmedAt: now,
    emailVerifiedAt: now,
  });
  try {
    await linkIdentity(context, user.id, known);
  } catch (err) {
    await User.deleteOne({ _id: user._id });
    throw err;
  }
  context.countSignUp();
  return enter(context, ctx, user, { confirmedAt: now.getTime() });
}

/** Names come from elsewhere, and are held to the same rules as those that are typed here. */
const allowedName = (name: string | null): string | null =>
  name !== null && decide(name, { kind: 'name' }).allowed ? name : null;

/** @throws AppError `last_way_in` */
export async function assertAnotherWayIn(
  userId: Types.ObjectId,
  without: Types.ObjectId,
): Promise<void> {
  const user = await User.findById(userId, { passwordHash: 1 });
  if (user && isPasswordHash(user.passwordHash)) return;
  const others = await Promise.all([
    Passkey.exists({ userId }),
    Identity.exists({ userId, _id: { $ne: without } }),
  ]);
  if (others.every((other) => other === null)) throw new AppError('last_way_in');
}
