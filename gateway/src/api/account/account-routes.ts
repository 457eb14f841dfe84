import { Types } from 'mongoose';
import { noContent, okBody } from '@vesper/core/contract/common';
import { SIGNUP_TOKENS } from '@vesper/core/contract/plans';
import { signInRequest, signUpRequest, sessionView, userView } from '@vesper/core/contract/user';
import { AppError } from '@vesper/core/errors';
import { openingBalance } from '@vesper/core/ledger/ledger';
import { isDuplicateKey } from '@vesper/core/models/duplicate-key';
import { User, type UserDocument } from '@vesper/core/models/user';
import { presentUser } from '@vesper/core/presenters/user';
import { decide } from '@vesper/core/safety/decide';
import { refillTokens } from '../../accounts/refill-tokens.ts';
import { isWeakPassword } from '../../accounts/weak-passwords.ts';
import type { GatewayContext } from '../../context.ts';
import { accountKey, addressKey } from '../../limits/rate-limits.ts';
import { route, type Route } from '../../http/route.ts';
import type { RequestContext } from '../../request.ts';

const newAccount = signUpRequest.superRefine(({ password, firstName, lastName }, ctx) => {
  if (isWeakPassword(password)) {
    ctx.addIssue({
      code: 'custom',
      path: ['password'],
      message: 'This password is one of the first that others would try. Please choose another.',
    });
  }
  for (const [field, name] of Object.entries({ firstName, lastName })) {
    const decision = decide(name ?? '', { kind: 'name' });
    if (!decision.allowed) {
      ctx.addIssue({ code: 'custom', path: [field], message: decision.message });
    }
  }
});

/** One account per address, however it is typed. */
const canonical = (email: string): string => email.toLowerCase();

const signUp = route({
  method: 'post',
  path: '/api/signup',
  access: 'public',
  policy: 'anyone',
  summary: 'Creates an account with free tokens and signs in.',
  body: newAccount,
  responses: { 201: userView },
  limit: 'signUp',
  refuses: ['account_exists'],
  handler: async ({ context, body, ctx }) => {
    const user = await createUser(context, {
      email: canonical(body.email),
      passwordHash: await context.passwords.hash(body.password),
      firstName: body.firstName || null,
      lastName: body.lastName || null,
      adultConfirmedAt: body.adultConfirmed ? context.clock.now() : null,
    });
    await context.sessions.start(ctx, user.id);
    return { status: 201, body: presentUser(user, context.ledger) };
  },
});

async function createUser(
  { clock }: GatewayContext,
  fields: Pick<
    UserDocument,
    'email' | 'passwordHash' | 'firstName' | 'lastName' | 'adultConfirmedAt'
  >,
): Promise<UserDocument> {
  try {
    return await User.create({ ...fields, ...openingBalance(SIGNUP_TOKENS, clock.now()) });
  } catch (err) {
    if (isDuplicateKey(err)) throw new AppError('account_exists', { cause: err });
    throw err;
  }
}

const signIn = route({
  method: 'post',
  path: '/api/signin',
  access: 'public',
  policy: 'anyone',
  summary: 'Signs in; the answer carries the token balance.',
  body: signInRequest,
  responses: { 200: userView },
  refuses: ['invalid_credentials'],
  handler: async ({ context, body, ctx }) => {
    const email = canonical(body.email);
    const user = await throttled(context, ctx, email, () =>
      checkPassword(context, email, body.password),
    );
    user.tokens = (await refillTokens(context, user._id)) ?? user.tokens;
    await context.sessions.start(ctx, user.id);
    return { status: 200, body: presentUser(user, context.ledger) };
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
  email: string,
  password: string,
): Promise<UserDocument> {
  const user = await User.findOne({ email });
  const matches = await passwords.verify(user?.passwordHash, password);
  if (!user || !matches) throw new AppError('invalid_credentials');
  const { passwordHash } = user;
  if (passwords.isOutdated(passwordHash)) {
    const renewed = await passwords.hash(password);
    await User.updateOne({ _id: user._id, passwordHash }, { passwordHash: renewed });
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
async function findCurrent(
  context: GatewayContext,
  ctx: RequestContext,
): Promise<UserDocument | null> {
  if (!ctx.state.user) return null;
  const { id } = ctx.state.user;
  await refillTokens(context, new Types.ObjectId(id));
  const found = await User.findById(id);
  if (!found) await context.sessions.end(ctx);
  return found;
}

const readUser = route({
  method: 'get',
  path: '/api/user',
  access: 'user',
  policy: 'self',
  summary: 'The signed-in account; 401 when nobody is signed in.',
  responses: { 200: userView },
  handler: async ({ context, ctx }) => {
    const found = await findCurrent(context, ctx);
    if (!found) throw new AppError('unauthorized');
    return { status: 200, body: presentUser(found, context.ledger) };
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
    return { status: 200, body: { user: found && presentUser(found, context.ledger) } };
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
