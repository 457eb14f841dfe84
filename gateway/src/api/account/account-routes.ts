import type { Account } from '@vesper/core/accounts/account';
import { secondStepView } from '@vesper/core/contract/account-security';
import { noContent, okBody } from '@vesper/core/contract/common';
import {
  newPassword,
  signInRequest,
  signUpRequest,
  sessionView,
  userView,
} from '@vesper/core/contract/user';
import { PASSWORD_REFUSALS } from '@vesper/core/contract/password';
import { AppError } from '@vesper/core/errors';
import { queueMail } from '@vesper/core/mail/queue-mail';
import { User, type UserDocument } from '@vesper/core/models/user';
import { presentUser } from '@vesper/core/presenters/user';
import { decide } from '@vesper/core/safety/decide';
import { canonicalEmail } from '../../accounts/canonical-email.ts';
import { assertNotBreached, ownWords } from '../../accounts/choose-password.ts';
import { noteDevice } from '../../accounts/known-devices.ts';
import { isWeakPassword } from '../../accounts/password-strength.ts';
import { createUser } from '../../accounts/create-user.ts';
import { enter } from '../../accounts/enter.ts';
import { newTicket } from '../../accounts/sign-in-ticket.ts';
import { readCurrent } from '../../accounts/read-current.ts';
import { findTwoStep } from '../../accounts/two-step.ts';
import type { GatewayContext } from '../../context.ts';
import { accountKey, addressKey } from '../../limits/rate-limits.ts';
import { route, type Route } from '../../http/route.ts';
import type { RequestContext } from '../../request.ts';

const newAccount = signUpRequest.superRefine(({ email, password, firstName, lastName }, ctx) => {
  // What is too short or too long is told so, and no more.
  const fits = newPassword.safeParse(password).success;
  if (fits && isWeakPassword(password, ownWords({ email, firstName, lastName }))) {
    ctx.addIssue({ code: 'custom', path: ['password'], message: PASSWORD_REFUSALS.weak });
  }
  for (const [field, name] of Object.entries({ firstName, lastName })) {
    const decision = decide(name ?? '', { kind: 'name' });
    if (!decision.allowed) {
      ctx.addIssue({ code: 'custom', path: [field], message: decision.message });
    }
  }
});

const signUp = route({
  method: 'post',
  path: '/api/signup',
  access: 'public',
  policy: 'anyone',
  opens: 'account',
  needs: 'signUp',
  summary: 'Creates an account with free tokens and signs in.',
  body: newAccount,
  responses: { 201: userView },
  limit: 'signUp',
  refuses: ['account_exists', 'address_banned'],
  handler: async ({ context, body, ctx }) => {
    await assertNotBreached(context, body.password);
    const user = await createUser(context, {
      email: canonicalEmail(body.email),
      passwordHash: await context.passwords.hash(body.password),
      firstName: body.firstName || null,
      lastName: body.lastName || null,
      adultConfirmedAt: body.adultConfirmed ? context.clock.now() : null,
    });
    context.countSignUp();
    await context.sessions.start(ctx, user.id);
    await noteDevice(context, ctx, user);
    await queueMail(context, { kind: 'verify', to: user.email, userId: user._id });
    return { status: 201, body: presentUser(user, context) };
  },
});

const signIn = route({
  method: 'post',
  path: '/api/signin',
  access: 'public',
  policy: 'anyone',
  summary: 'Signs in; 202 with a ticket where a code is asked for as well.',
  body: signInRequest,
  responses: { 200: userView, 202: secondStepView },
  refuses: ['invalid_credentials'],
  handler: async ({ context, body, ctx }) => {
    const email = canonicalEmail(body.email);
    const user = await throttled(context, ctx, email, () =>
      checkPassword(context, ctx, { email, password: body.password }),
    );
    if (await findTwoStep(user._id)) {
      return { status: 202, body: { ticket: await newTicket(context, user) } };
    }
    return { status: 200, body: await enter(context, ctx, user) };
  },
});

/**
 * Counts an attempt before it is made, so that many at once do not pass together, and takes a
 * success back from the count.
 */
async function throttled<Result>(
  { limits }: GatewayContext,
  ctx: RequestContext,
  email: string,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const address = addressKey(ctx.ip);
  const pair = `${accountKey(email)}:${address}`;
  await limits.consume('signInAddress', address);
  await limits.consume('signInPair', pair);
  const result = await attempt();
  await limits.giveBack('signInAddress', address);
  await limits.forget('signInPair', pair);
  return result;
}

/** @throws AppError `invalid_credentials`, the same for a wrong account and a wrong password. */
async function checkPassword(
  { passwords }: GatewayContext,
  ctx: RequestContext,
  { email, password }: { email: string; password: string },
): Promise<UserDocument> {
  const user = await User.findOne({ email });
  if (user) ctx.state.account = user.id;
  const matches = await passwords.verify(user?.passwordHash, password);
  if (!user || !matches) throw new AppError('invalid_credentials');
  const { passwordHash } = user;
  if (passwords.isOutdated(passwordHash)) {
    const renewed = await passwords.hash(password);
    await User.updateOne({ _id: user._id, passwordHash }, { passwordHash: renewed });
    user.passwordHash = renewed;
  }
  return user;
}

const signOut = route({
  method: 'post',
  path: '/api/signout',
  access: 'public',
  policy: 'anyone',
  summary: 'Ends the session, its sockets included. Without a session it does nothing.',
  responses: { 200: okBody },
  handler: async ({ context, ctx }) => {
    await context.sessions.end(ctx);
    // Not "storage": typed drafts outlive a sign-out. Not "cache": browsers hold the answer back
    // for seconds while they empty it, and private answers are not cached in the first place.
    return { status: 200, body: { ok: true }, headers: { 'Clear-Site-Data': '"cookies"' } };
  },
});

/** The account of this request's session; null without one, or when the account is gone. */
async function findCurrent(context: GatewayContext, ctx: RequestContext): Promise<Account | null> {
  if (!ctx.state.user) return null;
  const found = await readCurrent(context, ctx.state.user.id);
  if (!found) await context.sessions.end(ctx);
  return found;
}

const readUser = route({
  method: 'get',
  path: '/api/user',
  access: 'user',
  whileSuspended: true,
  policy: 'self',
  summary: 'The signed-in account; 401 when nobody is signed in.',
  responses: { 200: userView },
  handler: async ({ context, ctx }) => {
    const found = await findCurrent(context, ctx);
    if (!found) throw new AppError('unauthorized');
    return { status: 200, body: presentUser(found, context) };
  },
});

const readSession = route({
  method: 'get',
  path: '/api/session',
  access: 'public',
  policy: 'anyone',
  summary: 'The signed-in account, or null: for pages that visitors open too.',
  responses: { 200: sessionView },
  handler: async ({ context, ctx }) => {
    const found = await findCurrent(context, ctx);
    return { status: 200, body: { user: found && presentUser(found, context) } };
  },
});

const redirectToSignIn = route({
  method: 'get',
  path: '/api/login',
  access: 'public',
  policy: 'anyone',
  summary: 'Sends a browser to the sign-in screen.',
  responses: { 302: noContent },
  handler: async () => ({ status: 302, body: null, headers: { Location: '/signin' } }),
});

const logOut = route({
  method: 'get',
  path: '/api/logout',
  access: 'public',
  policy: 'anyone',
  summary: 'Ends the session of a browser that navigates here, and sends it to the start page.',
  responses: { 302: noContent },
  handler: async ({ context, ctx }) => {
    if (isOwnNavigation(ctx)) await context.sessions.end(ctx);
    return { status: 302, body: null, headers: { Location: '/' } };
  },
});

/** False for another site's link, an image tag or a prefetch, which must not sign anybody out. */
function isOwnNavigation(ctx: RequestContext): boolean {
  if (['cross-site', 'same-site'].includes(ctx.get('Sec-Fetch-Site'))) return false;
  if (ctx.get('Sec-Purpose').startsWith('prefetch')) return false;
  return ['', 'document'].includes(ctx.get('Sec-Fetch-Dest'));
}

export const accountRoutes: readonly Route[] = [
  signUp,
  signIn,
  signOut,
  readUser,
  readSession,
  redirectToSignIn,
  logOut,
];
