import type { AgeProviderConfig } from '@vesper/core/config/age-provider-config';
import type { ErrorCode } from '@vesper/core/contract/errors';
import { AppError } from '@vesper/core/errors';
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as client from 'openid-client';
import { z } from 'zod';
import { openIdConfiguration } from '../openid-configuration.ts';
import type { AgeAnswer, AgeProvider } from './age-provider.ts';

/** Seconds since they signed in there: whoever sits here now, and not who once did. */
const MAX_AGE = 300;
/** Seconds for which a webhook counts after it was signed: a provider tries again for a day. */
const WEBHOOK_MAX_AGE = 24 * 60 * 60;
/** No identity token has this type, so that none of them passes for a webhook. */
const WEBHOOK_TYPE = 'age-assertion+jwt';
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];

const secretsOf = z.object({ nonce: z.string(), verifier: z.string() });

/** A provider that vouches by OpenID Connect: a claim of its signed token says yes or no. */
export class OpenIdAgeProvider implements AgeProvider {
  readonly issuer: string;
  readonly #config: AgeProviderConfig;
  #keys: JWTVerifyGetKey | undefined;

  constructor(config: AgeProviderConfig) {
    this.#config = config;
    this.issuer = config.issuer;
  }

  async start(transaction: string, backAddress: string) {
    const configuration = await this.#configuration();
    const [nonce, verifier] = [client.randomNonce(), client.randomPKCECodeVerifier()];
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: backAddress,
      // Nothing but the claim: neither a name nor an address nor a date of birth.
      scope: 'openid',
      claims: JSON.stringify({ id_token: { [this.#config.claim]: { essential: true } } }),
      ...{ state: transaction, nonce, code_challenge_method: 'S256' },
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      max_age: String(MAX_AGE),
    });
    return { url: url.href, secrets: { nonce, verifier } };
  }

  async finish(
    answer: URL,
    transaction: string,
    secrets: Record<string, string>,
  ): Promise<AgeAnswer> {
    const { nonce, verifier } = secretsOf.parse(secrets);
    const configuration = await this.#configuration();
    const tokens = await client
      .authorizationCodeGrant(configuration, answer, {
        pkceCodeVerifier: verifier,
        expectedState: transaction,
        expectedNonce: nonce,
        idTokenExpected: true,
        maxAge: MAX_AGE,
      })
      .catch((cause: unknown) => {
        const isTheirs = cause instanceof client.AuthorizationResponseError;
        throw refusal(isTheirs ? 'age_proof_refused' : 'age_proof_invalid', cause);
      });
    return { isAdult: this.#says(tokens.claims()), token: tokens.id_token ?? '' };
  }

  async verifyWebhook(body: Buffer): Promise<AgeAnswer & { transaction: string }> {
    const token = body.toString('utf8').trim();
    const { payload } = await jwtVerify(token, await this.#signingKeys(), {
      issuer: (await this.#configuration()).serverMetadata().issuer,
      audience: this.#config.clientId,
      typ: WEBHOOK_TYPE,
      algorithms: ALGORITHMS,
      maxTokenAge: WEBHOOK_MAX_AGE,
      requiredClaims: ['exp', 'txn'],
    }).catch((cause: unknown) => {
      throw refusal(isAway(cause) ? 'age_check_away' : 'age_proof_invalid', cause);
    });
    const transaction = z.string().safeParse(payload['txn']);
    if (!transaction.success) throw new AppError('age_proof_invalid');
    return { isAdult: this.#says(payload), token, transaction: transaction.data };
  }

  #says(claims: Readonly<Record<string, unknown>> | undefined): boolean {
    return claims?.[this.#config.claim] === true;
  }

  #configuration(): Promise<client.Configuration> {
    return openIdConfiguration(this.#config, { away: 'age_check_away', provesTokens: true });
  }

  async #signingKeys(): Promise<JWTVerifyGetKey> {
    if (this.#keys) return this.#keys;
    const { jwks_uri: address } = (await this.#configuration()).serverMetadata();
    if (address === undefined) throw new AppError('age_check_away');
    this.#keys = createRemoteJWKSet(new URL(address), { timeoutDuration: 5000 });
    return this.#keys;
  }
}

/** Errors of fetching the keys; those of a token have classes of their own, as has an unknown key. */
const isAway = (cause: unknown): boolean =>
  cause instanceof errors.JWKSTimeout ||
  !(cause instanceof errors.JOSEError) ||
  cause.code === errors.JOSEError.code;

const coded = z.object({ code: z.string() });

/** Of the cause only its code goes on: its message or its fields could tell what a token says. */
function refusal(code: ErrorCode, cause: unknown): AppError {
  const said = coded.safeParse(cause);
  return new AppError(code, { cause: said.success ? said.data.code : 'unknown' });
}
