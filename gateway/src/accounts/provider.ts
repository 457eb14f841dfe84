import type { ServiceConfig } from '@vesper/core/config/config';
import { AppError } from '@vesper/core/errors';
import * as client from 'openid-client';
import { z } from 'zod';
import type { GatewayContext } from '../context.ts';
import { ownOrigin } from '../http/own-origin.ts';
import type { RequestContext } from '../request.ts';
import { OneTimeStore } from './one-time-store.ts';
import { openIdConfiguration } from './openid-configuration.ts';

export const BACK_PATH = '/api/signin/provider/back';

/**
 * Seconds since they signed in there: whoever sits here now, and not who once did. So this counts as
 * a confirmation.
 */
const MAX_AGE = 300;

type Context = Pick<GatewayContext, 'config' | 'redis' | 'log'>;

/** Somebody as the sign-in service knows them. */
const profile = z.object({
  issuer: z.string(),
  subject: z.string().max(255),
  email: z.email().nullable().catch(null),
  firstName: z.string().max(80).nullable().catch(null),
  lastName: z.string().max(80).nullable().catch(null),
});
export type ProviderProfile = z.infer<typeof profile>;

const journey = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The account that it is to be linked to; without one it is a sign-in. */
  linkTo: z.string().optional(),
});

const journeys = ({ redis }: Context) => new OneTimeStore(redis, 'journey', journey);
const newcomers = ({ redis }: Context) => new OneTimeStore(redis, 'newcomer', profile);

/** @throws AppError `not_found`, `provider_away` */
async function discovered({ oidc }: ServiceConfig): Promise<client.Configuration> {
  if (!oidc) throw new AppError('not_found');
  return openIdConfiguration(oidc, { away: 'provider_away' });
}

/** The browser that began is the one that may come back: nobody is signed in by another's link. */
const cookieOf = ({ config }: Context): string => (config.secureCookies ? '__Host-way' : 'way');

function setCookie(context: Context, ctx: RequestContext, id: string | null): void {
  const { secureCookies: secure } = context.config;
  ctx.cookies.secure = secure;
  // Lax, as the way back begins at another site.
  const options = { httpOnly: true, sameSite: 'lax', secure, signed: false } as const;
  ctx.cookies.set(cookieOf(context), id, { ...options, overwrite: true });
}

const journeyId = (context: Context, ctx: RequestContext): string =>
  ctx.cookies.get(cookieOf(context), { signed: false }) ?? '';

const backAddress = (context: Context, ctx: RequestContext): string =>
  `${ownOrigin(context, ctx)}${BACK_PATH}`;

/** Begins the way to the sign-in service, and says where it leads. */
export async function beginJourney(
  context: Context,
  ctx: RequestContext,
  linkTo?: string,
): Promise<{ url: string }> {
  const configuration = await discovered(context.config);
  const verifier = client.randomPKCECodeVerifier();
  const [state, nonce] = [client.randomState(), client.randomNonce()];
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: backAddress(context, ctx),
    scope: 'openid email profile',
    ...{ state, nonce, code_challenge_method: 'S256' },
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    max_age: String(MAX_AGE),
  });
  setCookie(context, ctx, await journeys(context).put({ state, nonce, verifier, linkTo }));
  return { url: url.href };
}

/**
 * Ends the way back from the sign-in service.
 * @throws AppError `sign_in_expired`, `provider_refused`
 */
export async function endJourney(
  context: Context,
  ctx: RequestContext,
): Promise<{ known: ProviderProfile; linkTo: string | undefined }> {
  const begun = await journeys(context).take(journeyId(context, ctx));
  if (!begun) throw new AppError('sign_in_expired');
  setCookie(context, ctx, null);
  const configuration = await discovered(context.config);
  const asked = new URL(ctx.search, backAddress(context, ctx));
  const claims = await claimsOf(configuration, asked, begun).catch((cause: unknown) => {
    throw new AppError('provider_refused', { cause });
  });
  // An address that the service did not check may be anybody's.
  const email = claims['email_verified'] === true ? claims['email'] : null;
  const names = { firstName: claims['given_name'], lastName: claims['family_name'] };
  const known = profile.parse({ issuer: claims.iss, subject: claims.sub, email, ...names });
  return { known, linkTo: begun.linkTo };
}

/** Changes the code for what the service knows, some of which it tells only when asked apart. */
async function claimsOf(
  configuration: client.Configuration,
  answer: URL,
  { verifier, state, nonce }: z.infer<typeof journey>,
) {
  const tokens = await client.authorizationCodeGrant(configuration, answer, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
    maxAge: MAX_AGE,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('The answer had no identity in it.');
  const { userinfo_endpoint: more } = configuration.serverMetadata();
  if (more === undefined || claims['email'] !== undefined) return claims;
  return {
    ...(await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)),
    ...claims,
  };
}

/** Remembers somebody who has no account yet, until they have agreed to one. */
export async function keepNewcomer(
  context: Context,
  ctx: RequestContext,
  known: ProviderProfile,
): Promise<void> {
  setCookie(context, ctx, await newcomers(context).put(known));
}

/** @throws AppError `sign_in_expired` */
export async function readNewcomer(
  context: Context,
  ctx: RequestContext,
): Promise<ProviderProfile> {
  const found = await newcomers(context).read(journeyId(context, ctx));
  if (!found) throw new AppError('sign_in_expired');
  return found;
}

/** @throws AppError `sign_in_expired` */
export async function takeNewcomer(
  context: Context,
  ctx: RequestContext,
): Promise<ProviderProfile> {
  const found = await newcomers(context).take(journeyId(context, ctx));
  if (!found) throw new AppError('sign_in_expired');
  setCookie(context, ctx, null);
  return found;
}
