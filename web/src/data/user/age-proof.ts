import { goBy } from './provider.ts';

const WORDS: Record<string, string> = {
  age_proof_refused: 'The age check did not say that you are 18 or older.',
  age_proof_over: 'This age check was begun elsewhere, is over, or was used before. Begin anew.',
  rate_limited: 'There were many age checks just now. Please try again in an hour.',
};
const FAILED = 'The age check led to no answer that counts. Please try again.';

/** The sentence for a way to the age provider that led nowhere. */
export const ageProofFailure = (code: string): string => WORDS[code] ?? FAILED;

/** Leaves this page for the operator's age provider. */
export const proveAge = (): Promise<void> => goBy('/api/age/assurance');
