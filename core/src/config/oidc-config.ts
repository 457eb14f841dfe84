import { z } from 'zod';

/** Variables of the operator's sign-in service; README's configuration table documents them. */
export const OIDC_VARIABLES = {
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().min(1).max(40).default('single sign-on'),
} as const;

type RawOidc = z.output<z.ZodObject<typeof OIDC_VARIABLES>>;

/** A sign-in service that speaks OpenID Connect; undefined: there is none. */
export function oidcOf(raw: RawOidc) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = raw;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
    return undefined;
  }
  return { issuer, clientId, clientSecret, name: raw.OIDC_NAME };
}

/** Sentences about settings that are missing, or would send secrets in the open. */
export function oidcProblems(raw: RawOidc & { NODE_ENV: string }): string[] {
  const given = [raw.OIDC_ISSUER, raw.OIDC_CLIENT_ID, raw.OIDC_CLIENT_SECRET];
  if (given.every((value) => value === undefined)) return [];
  const problems: string[] = [];
  if (given.includes(undefined)) {
    problems.push('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET: all three are needed.');
  }
  if (raw.NODE_ENV === 'production' && raw.OIDC_ISSUER?.startsWith('http:')) {
    problems.push('OIDC_ISSUER: secrets are sent there, so it has to be https://...');
  }
  return problems;
}
