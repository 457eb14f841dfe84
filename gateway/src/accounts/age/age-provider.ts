import type { Config } from '@vesper/core/config/config';
import { OpenIdAgeProvider } from './openid-age-provider.ts';

/** The word of a provider. Of the token nothing but its fingerprint is ever kept. */
export interface AgeAnswer {
  isAdult: boolean;
  /** As the provider signed it. */
  token: string;
}

/** Somebody outside who finds out if people are 18 or older, and tells nothing else. */
export interface AgeProvider {
  /** Names who signs, as it is kept with the account. */
  readonly issuer: string;
  /**
   * Begins a check.
   * @param transaction names the check to both sides; nobody can guess it
   * @returns the address to go to, and what only the server may know until the way back
   * @throws AppError `age_check_away`
   */
  start(
    transaction: string,
    backAddress: string,
  ): Promise<{ url: string; secrets: Record<string, string> }>;
  /**
   * Reads what the browser brings back.
   * @throws AppError `age_proof_refused`, `age_proof_invalid`, `age_check_away`
   */
  finish(answer: URL, transaction: string, secrets: Record<string, string>): Promise<AgeAnswer>;
  /**
   * Reads what the provider sends by itself, when it answers later.
   * @throws AppError `age_proof_invalid`, `age_check_away`
   */
  verifyWebhook(body: Buffer): Promise<AgeAnswer & { transaction: string }>;
}

/** The provider of the configuration; undefined: there is none. */
export function createAgeProvider({
  ageProvider,
}: Pick<Config, 'ageProvider'>): AgeProvider | undefined {
  return ageProvider && new OpenIdAgeProvider(ageProvider);
}
