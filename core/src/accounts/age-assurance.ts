import { createHash } from 'node:crypto';
import type { AgeMethod } from '../contract/age.ts';
import { User, type UserFields } from '../models/user.ts';

/** Months after which an account is asked for its age anew. */
const MONTHS = 12;

/** What vouches for an age, of which only its fingerprint is kept. */
interface Assertion {
  method: AgeMethod;
  /** The issuer of the token. */
  provider: string;
  /** As the provider signed it. */
  token: string;
}

/** Keeps that a provider vouched for an account, in place of what was kept before. */
export async function keepAssurance(
  userId: string,
  { method, provider, token }: Assertion,
  now: Date,
): Promise<void> {
  const assertion = createHash('sha256').update(token).digest('hex');
  const expires = new Date(now);
  expires.setUTCMonth(expires.getUTCMonth() + MONTHS);
  const ageAssurance = { method, provider, assertion, at: now, expires };
  await User.updateOne({ _id: userId, erasedAt: { $exists: false } }, { $set: { ageAssurance } });
}

/** The time until which a provider has vouched for the age of an account; null: none has. */
export const assuredUntil = ({ ageAssurance }: Pick<UserFields, 'ageAssurance'>): Date | null =>
  ageAssurance?.expires ?? null;
