import { readMailLink, useMailLink, type MailLinkDetails } from '@vesper/core/accounts/mail-links';
import { OK, okBody } from '@vesper/core/contract/common';
import {
  changeEmailRequest,
  confirmedEmail,
  confirmEmailRequest,
  type ConfirmedEmail,
} from '@vesper/core/contract/email-address';
import { AppError } from '@vesper/core/errors';
import { queueMail } from '@vesper/core/mail/queue-mail';
import { User } from '@vesper/core/models/user';
import { assertPassword } from '../../accounts/assert-password.ts';
import { canonicalEmail } from '../../accounts/canonical-email.ts';
import { changeAddress, takeAddressBack } from '../../accounts/change-address.ts';
import type { GatewayContext } from '../../context.ts';
import { clientKey } from '../../http/middleware/rate-limit.ts';
import { route, type Route } from '../../http/route.ts';

const resend = route({
  method: 'post',
  path: '/api/user/email/verification',
  access: 'user',
  anyAge: true,
  policy: 'self',
  summary: 'Sends the link that confirms your address once more.',
  responses: { 202: okBody },
  limit: 'mails',
  async handler({ context, user: { id } }) {
    const user = await User.findById(id);
    if (!user) throw new AppError('unauthorized');
    if (!user.emailVerifiedAt) {
      await queueMail(context, { kind: 'verify', to: user.email, userId: user._id });
    }
    return { status: 202, body: OK };
  },
});

const change = route({
  method: 'post',
  path: '/api/user/email',
  access: 'user',
  anyAge: true,
  policy: 'self',
  summary: 'Sends a link to a new address; it is yours once you open the link there.',
  body: changeEmailRequest,
  responses: { 202: okBody },
  refuses: ['wrong_password'],
  async handler({ context, ctx, user, body }) {
    const { _id: userId, email } = await assertPassword(context, user, body.password);
    const to = canonicalEmail(body.email);
    if (to === email) {
      const message = 'This is your address already.';
      throw new AppError('validation_failed', { issues: [{ path: 'email', message }] });
    }
    await context.limits.consume('mails', clientKey(ctx));
    await queueMail(context, { kind: 'change', to, userId });
    return { status: 202, body: OK };
  },
});

/**
 * Each does what its link was sent for.
 * @throws AppError `link_over`, `account_exists`, `address_banned`
 */
const STEPS: Record<
  ConfirmedEmail['purpose'],
  (context: GatewayContext, link: MailLinkDetails) => Promise<void>
> = {
  async verify({ clock }, { userId: _id, email }) {
    const change = { $set: { emailVerifiedAt: clock.now() } };
    const { matchedCount } = await User.updateOne({ _id, email, erasedAt: null }, change);
    if (matchedCount === 0) throw new AppError('link_over');
  },
  change: changeAddress,
  undo: takeAddressBack,
};

const PURPOSES = ['verify', 'change', 'undo'] as const;

const confirm = route({
  method: 'post',
  path: '/api/email/confirm',
  access: 'public',
  policy: 'anyone',
  summary: 'Does what the link of a mail is for: confirms, changes or takes back an address.',
  body: confirmEmailRequest,
  responses: { 200: confirmedEmail },
  limit: 'mailLinks',
  refuses: ['link_over', 'account_exists', 'address_banned'],
  async handler({ context, ctx, body: { token } }) {
    const link = await readMailLink(context.clock, token, PURPOSES);
    const purpose = PURPOSES.find((one) => one === link?.purpose);
    if (!link || !purpose) throw new AppError('link_over');
    ctx.state.account = link.userId.toHexString();
    if (!(await useMailLink(token, link))) throw new AppError('link_over');
    await STEPS[purpose](context, link);
    return { status: 200, body: { purpose } };
  },
});

export const emailRoutes: readonly Route[] = [resend, change, confirm];
