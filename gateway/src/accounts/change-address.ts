import type { MailLinkDetails } from '@vesper/core/accounts/mail-links';
import { isBanned } from '@vesper/core/accounts/banned-addresses';
import { MAIL_LINK_TTL } from '@vesper/core/contract/mail-link';
import { AppError } from '@vesper/core/errors';
import { queueMail } from '@vesper/core/mail/queue-mail';
import { isDuplicateKey } from '@vesper/core/models/duplicate-key';
import { Identity } from '@vesper/core/models/identity';
import { MailLink } from '@vesper/core/models/mail-link';
import { Passkey } from '@vesper/core/models/passkey';
import { TwoStep } from '@vesper/core/models/two-step';
import { User } from '@vesper/core/models/user';
import type { GatewayContext } from '../context.ts';

/** The account, and the address whose owner has just opened the link that was sent there. */
type Confirmed = Pick<MailLinkDetails, 'userId' | 'email'>;

/** Whoever takes an account over makes ways in for themselves first. */
const BEFORE_MS = 24 * 60 * 60 * 1000;

/** @returns the address of before */
async function setAddress(
  { clock }: GatewayContext,
  { userId: _id, email }: Confirmed,
  further: { passwordHash?: string } = {},
): Promise<string> {
  try {
    const change = { $set: { email, emailVerifiedAt: clock.now(), ...further } };
    const before = await User.findOneAndUpdate({ _id, erasedAt: null }, change);
    if (!before) throw new AppError('link_over');
    return before.email;
  } catch (err) {
    if (isDuplicateKey(err)) throw new AppError('account_exists', { cause: err });
    throw err;
  }
}

/**
 * Gives an account its new address, and tells the old one, with a link that takes it back.
 * @throws AppError `link_over`, `account_exists`, `address_banned`
 */
export async function changeAddress(context: GatewayContext, link: Confirmed): Promise<void> {
  const { userId } = link;
  if (await isBanned(context.config, link.email)) throw new AppError('address_banned');
  const before = await setAddress(context, link);
  // What was sent to the old address opens nothing any more, but for taking changes back.
  await MailLink.deleteMany({ userId, purpose: { $ne: 'undo' } });
  await queueMail(context, { kind: 'undo', to: before, userId });
}

/**
 * Gives an account its old address back. Somebody else has changed it, who knows the password: it
 * opens nothing from here on, no more than what was added since or shortly before; every session ends,
 * and a link for a new password goes to the old address.
 * @throws AppError `link_over`, `account_exists`
 */
export async function takeAddressBack(
  context: GatewayContext,
  link: MailLinkDetails,
): Promise<void> {
  const { userId, email, expiresAt } = link;
  await setAddress(context, link, { passwordHash: '*' });
  await MailLink.deleteMany({ userId });
  const changedAt = expiresAt.getTime() - MAIL_LINK_TTL.undo;
  const added = { userId, createdAt: { $gte: new Date(changedAt - BEFORE_MS) } };
  await Passkey.deleteMany(added);
  await TwoStep.deleteMany(added);
  await Identity.deleteMany(added);
  await context.sessions.endAll(userId.toHexString());
  await queueMail(context, { kind: 'reset', to: email });
}
