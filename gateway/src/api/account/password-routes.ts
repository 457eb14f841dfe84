import { readMailLink, useMailLink } from '@vesper/core/accounts/mail-links';
import { tellWayInChanged } from '@vesper/core/accounts/ways-in';
import { OK, okBody } from '@vesper/core/contract/common';
import {
  changePasswordRequest,
  forgotPasswordRequest,
  resetPasswordRequest,
} from '@vesper/core/contract/password';
import { AppError } from '@vesper/core/errors';
import { queueMail } from '@vesper/core/mail/queue-mail';
import { MailLink } from '@vesper/core/models/mail-link';
import { User } from '@vesper/core/models/user';
import { assertPassword } from '../../accounts/assert-password.ts';
import { canonicalEmail } from '../../accounts/canonical-email.ts';
import { assertGoodPassword, setPassword } from '../../accounts/choose-password.ts';
import { route, type Route } from '../../http/route.ts';
import { accountKey } from '../../limits/rate-limits.ts';

const forgot = route({
  method: 'post',
  path: '/api/password/forgot',
  access: 'public',
  policy: 'anyone',
  summary:
    'Sends a link for a new password, if there is an account; the answer is always the same.',
  body: forgotPasswordRequest,
  responses: { 202: okBody },
  limit: 'resets',
  async handler({ context, body }) {
    const to = canonicalEmail(body.email);
    await context.limits.consume('resetsOfAccount', accountKey(to));
    // A worker looks for the account: this answer takes as long as for one that is not there.
    await queueMail(context, { kind: 'reset', to });
    return { status: 202, body: OK };
  },
});

const reset = route({
  method: 'post',
  path: '/api/password/reset',
  access: 'public',
  policy: 'anyone',
  summary: 'Sets a new password by the link of a mail, and ends every session of the account.',
  body: resetPasswordRequest,
  responses: { 200: okBody },
  limit: 'mailLinks',
  refuses: ['link_over', 'changed_meanwhile'],
  async handler({ context, ctx, body: { token, password } }) {
    const { clock, sessions } = context;
    const link = await readMailLink(clock, token, ['reset']);
    const user = link && (await User.findOne({ _id: link.userId, email: link.email }));
    if (!user || user.erasedAt) throw new AppError('link_over');
    ctx.state.account = user.id;
    // Before the link is used up: whoever has to choose another one needs it again.
    await assertGoodPassword(context, password, user);
    if (!(await useMailLink(token, link))) throw new AppError('link_over');
    await setPassword(context, user, password);
    await User.updateOne(
      { _id: user._id, emailVerifiedAt: null },
      { $set: { emailVerifiedAt: clock.now() } },
    );
    await sessions.endAll(user.id);
    await tellWayInChanged(context, user._id, 'passwordChanged');
    return { status: 200, body: OK };
  },
});

const change = route({
  method: 'post',
  path: '/api/user/password',
  access: 'user',
  anyAge: true,
  policy: 'self',
  summary: 'Changes your password; asks for the old one, and ends your other sessions.',
  body: changePasswordRequest,
  responses: { 200: okBody },
  refuses: ['wrong_password', 'changed_meanwhile'],
  async handler({ context, user: { id, sessionId }, body: { currentPassword, password } }) {
    const user = await assertPassword(context, { id }, currentPassword);
    await assertGoodPassword(context, password, user);
    await setPassword(context, user, password);
    await MailLink.deleteMany({ userId: user._id, purpose: 'reset' });
    await context.sessions.endAll(id, sessionId);
    await tellWayInChanged(context, user._id, 'passwordChanged');
    return { status: 200, body: OK };
  },
});

export const passwordRoutes: readonly Route[] = [forgot, reset, change];
