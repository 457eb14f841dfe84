import { decodeJwt, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import Provider from 'oidc-provider';
import { z } from 'zod';
import { serveProvider } from './sign-in-service.ts';

/** What the product is told of the service. */
export const ageEnv = (port: number): Record<string, string> => ({
  AGE_PROVIDER_ISSUER: `http://127.0.0.1:${port}`,
  AGE_PROVIDER_CLIENT_ID: 'vesper',
  AGE_PROVIDER_CLIENT_SECRET: 'a secret of the tests',
  AGE_PROVIDER_NAME: 'Yes or No',
});

/** Known of everybody there, and to nobody here. */
export const BIRTHDATE = '1990-04-01';

const answered = z.looseObject({ id_token: z.string() });

/** What is done to an identity token on its way: other claims, or the key of a stranger. */
interface Tampering {
  claims?: JWTPayload;
  byStranger?: boolean;
}

/** A provider of age assurance that nobody here wrote: panva's certified server, with our claim. */
export async function startAgeService(port: number, product: string) {
  const issuer = `http://127.0.0.1:${port}`;
  const adults = new Map<string, unknown>();
  const own = await generateKeyPair('RS256', { extractable: true });
  const stranger = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(own.privateKey)), kid: 'age', alg: 'RS256', use: 'sig' };
  let tampering: Tampering | undefined;

  const sign = (claims: JWTPayload, typ: string, byStranger = false): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'age', typ })
      .sign(byStranger ? stranger.privateKey : own.privateKey);

  const provider = new Provider(issuer, {
    clients: [
      {
        ...{ client_id: 'vesper', client_secret: 'a secret of the tests' },
        redirect_uris: [`${product}/api/age/assurance/back`],
      },
    ],
    jwks: { keys: [key] },
    pkce: { required: () => true },
    cookies: { keys: ['a key of the tests'] },
    features: { claimsParameter: { enabled: true } },
    claims: { age: ['age_over_18'], profile: ['birthdate'] },
    findAccount: (_ctx, sub) => {
      const claims = { sub, birthdate: BIRTHDATE, age_over_18: adults.get(sub) };
      return { accountId: sub, claims: () => Promise.resolve(claims) };
    },
  });
  provider.use(async (ctx, next) => {
    await next();
    if (!tampering || ctx.path !== '/token') return;
    const body = answered.parse(ctx.body);
    const claims = { ...decodeJwt(body.id_token), ...tampering.claims };
    ctx.body = { ...body, id_token: await sign(claims, 'JWT', tampering.byStranger) };
  });

  return {
    /** Makes somebody known there, and what their claim says. */
    add: (subject: string, isAdult: unknown) => adults.set(subject, isAdult),
    /** Changes the identity tokens from now on; nothing: leaves them as they are. */
    tamper: (how?: Tampering) => {
      tampering = how;
    },
    /** An answer as the service sends it by itself. */
    answer: (
      transaction: string,
      claims: JWTPayload = {},
      { typ = 'age-assertion+jwt', byStranger = false } = {},
    ): Promise<string> => {
      const now = Math.floor(Date.now() / 1000);
      const said = { iss: issuer, aud: 'vesper', iat: now, exp: now + 600, age_over_18: true };
      return sign({ ...said, txn: transaction, ...claims }, typ, byStranger);
    },
    stop: await serveProvider(provider, port),
  };
}
