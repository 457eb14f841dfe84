import { Types } from 'mongoose';
import { tellWayInChanged } from '@vesper/core/accounts/ways-in';
import {
  newcomerRequest,
  newcomerView,
  providerAddress,
} from '@vesper/core/contract/account-security';
import { idParams, noContent, OK, okBody } from '@vesper/core/contract/common';
import { PAGES } from '@vesper/core/contract/pages';
import { userView } from '@vesper/core/contract/user';
import { AppError } from '@vesper/core/errors';
import { Identity } from '@vesper/core/models/identity';
import { assertAnotherWayIn, enterNewcomer, findWay } from '../../accounts/identities.ts';
import {
  BACK_PATH,
  beginJourney,
  endJourney,
  keepNewcomer,
  readNewcomer,
  takeNewcomer,
} from '../../accounts/provider.ts';
import type { GatewayContext } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import type { RequestContext } from '../../request.ts';
import { identities } from '../../resources/way-in.ts';

const begin = route({
  method: 'post',
  path: '/api/signin/provider',
  access: 'public',
  policy: 'anyone',
  limit: 'signInStarts',
  summary: 'Begins a sign-in at the service of the operator: the address to go to.',
  responses: { 200: providerAddress },
  refuses: ['not_found', 'provider_away'],
  handler: async ({ context, ctx }) => ({ status: 200, body: await beginJourney(context, ctx) }),
});

const back = route({
  method: 'get',
  path: BACK_PATH,
  access: 'public',
  policy: 'anyone',
  limit: 'signInStarts',
  summary: 'Where the browser comes back to from the sign-in service; leads on to a page.',
  responses: { 302: noContent },
  async handler({ context, ctx }) {
    return { status: 302, body: null, headers: { Location: await comeBack(context, ctx) } };
  },
});

/** A person looks at this answer, so that an error is a page too: its code goes behind the #. */
async function comeBack(context: GatewayContext, ctx: RequestContext): Promise<string> {
  try {
    const { known, linkTo } = await endJourney(context, ctx);
    const way = await findWay(context, ctx, known, linkTo);
    if (way !== 'newcomer') return way;
    await keepNewcomer(context, ctx, known);
    return PAGES.newcomer.path;
  } catch (err) {
    if (!(err instanceof AppError)) throw err;
    context.log.info({ code: err.code, cause: String(err.cause) }, 'a sign-in service led nowhere');
    const page = ctx.state.user ? PAGES.security : PAGES.signIn;
    return `${page.path}#failed=${err.code}`;
  }
}

/** @throws AppError `not_found` where the operator has no sign-in service */
function assertProvider({ config: { oidc } }: GatewayContext): string {
  if (!oidc) throw new AppError('not_found');
  return oidc.name;
}

const newcomer = route({
  method: 'get',
  path: '/api/signup/provider',
  access: 'public',
  policy: 'anyone',
  summary: 'Whoever has come from the sign-in service and has no account yet.',
  responses: { 200: newcomerView },
  refuses: ['not_found', 'sign_in_expired'],
  async handler({ context, ctx }) {
    const provider = assertProvider(context);
    const { email } = await readNewcomer(context, ctx);
    return { status: 200, body: { provider, email: email ?? '' } };
  },
});

const signUp = route({
  method: 'post',
  path: '/api/signup/provider',
  access: 'public',
  policy: 'anyone',
  opens: 'account',
  needs: 'signUp',
  limit: 'signUp',
  summary: 'Makes the account of whoever came from the sign-in service, and signs in.',
  body: newcomerRequest,
  responses: { 201: userView },
  refuses: [
    ...(['not_found', 'sign_in_expired', 'account_exists', 'identity_taken'] as const),
    ...(['invalid_credentials', 'address_banned'] as const),
  ],
  async handler({ context, ctx }) {
    assertProvider(context);
    const known = await takeNewcomer(context, ctx);
    return { status: 201, body: await enterNewcomer(context, ctx, known) };
  },
});

const link = route({
  method: 'post',
  path: '/api/account/identities',
  access: 'user',
  policy: 'self',
  stepUp: true,
  summary: 'Begins to link a sign-in at the service of the operator with your account.',
  responses: { 200: providerAddress },
  refuses: ['not_found', 'provider_away'],
  handler: async ({ context, ctx, user }) => ({
    status: 200,
    body: await beginJourney(context, ctx, user.id),
  }),
});

const unlink = route({
  method: 'delete',
  path: '/api/account/identities/:id',
  access: 'user',
  policy: { resource: identities, action: 'change' },
  stepUp: true,
  summary: 'Unlinks a sign-in: it opens the account no longer.',
  params: idParams,
  responses: { 200: okBody },
  refuses: ['last_way_in'],
  async handler({ context, target, user }) {
    await assertAnotherWayIn(new Types.ObjectId(user.id), target._id);
    await Identity.deleteOne({ _id: target._id });
    await tellWayInChanged(context, user.id, 'identityUnlinked');
    return { status: 200, body: OK };
  },
});

export const providerRoutes: readonly Route[] = [begin, back, newcomer, signUp, link, unlink];
