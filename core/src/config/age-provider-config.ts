import { z } from 'zod';

/** Variables of the provider of age assurance; README's configuration table documents them. */
export const AGE_PROVIDER_VARIABLES = {
  AGE_PROVIDER_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  AGE_PROVIDER_CLIENT_ID: z.string().min(1).optional(),
  AGE_PROVIDER_CLIENT_SECRET: z.string().min(1).optional(),
  AGE_PROVIDER_CLAIM: z.string().min(1).max(200).default('age_over_18'),
  AGE_PROVIDER_NAME: z.string().min(1).max(40).optional(),
} as const;

type RawAgeProvider = z.output<z.ZodObject<typeof AGE_PROVIDER_VARIABLES>>;

/** A provider that vouches by OpenID Connect for somebody being 18; undefined: there is none. */
export function ageProviderOf(raw: RawAgeProvider) {
  const {
    AGE_PROVIDER_ISSUER: issuer,
    AGE_PROVIDER_CLIENT_ID: clientId,
    AGE_PROVIDER_CLIENT_SECRET: clientSecret,
    AGE_PROVIDER_CLAIM: claim,
  } = raw;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
    return undefined;
  }
  const name = raw.AGE_PROVIDER_NAME ?? new URL(issuer).host;
  return { issuer, clientId, clientSecret, claim, name };
}

export type AgeProviderConfig = NonNullable<ReturnType<typeof ageProviderOf>>;

/** Sentences about settings that are missing, tell too much, or would send secrets in the open. */
export function ageProviderProblems(raw: RawAgeProvider & { NODE_ENV: string }): string[] {
  const given = [
    raw.AGE_PROVIDER_ISSUER,
    raw.AGE_PROVIDER_CLIENT_ID,
    raw.AGE_PROVIDER_CLIENT_SECRET,
  ];
  const problems: string[] = [];
  if (given.includes(undefined) && given.some((value) => value !== undefined)) {
    problems.push('AGE_PROVIDER_ISSUER, _CLIENT_ID and _CLIENT_SECRET: all three are needed.');
  }
  if (raw.AGE_PROVIDER_CLAIM === 'birthdate') {
    problems.push('AGE_PROVIDER_CLAIM: ask for a yes or no, such as age_over_18, and no date.');
  }
  if (raw.NODE_ENV === 'production' && raw.AGE_PROVIDER_ISSUER?.startsWith('http:')) {
    problems.push('AGE_PROVIDER_ISSUER: secrets are sent there, so it has to be https://...');
  }
  return problems;
}
