import {
  newcomerView,
  providerAddress,
  type NewcomerView,
} from '@vesper/core/contract/account-security';
import { ignored, request } from '../../lib/request.ts';

const WORDS: Record<string, string> = {
  account_exists:
    'There is an account with this address. Sign in with its password, then link the two under Account security.',
  identity_taken: 'This sign-in belongs to another account here.',
  provider_no_email: 'The sign-in service named no confirmed email address of yours.',
  sign_in_expired: 'This took too long. Please try again.',
};
const FAILED = 'The sign-in service did not confirm who you are. Please try again.';

/** The sentence for a way to the sign-in service that led nowhere. */
export const providerFailure = (code: string): string => WORDS[code] ?? FAILED;

/** What the server says behind the # to whoever comes back from the sign-in service. */
export function readLanding(): { ticket: string | undefined; failed: string | undefined } {
  const said = new URLSearchParams(location.hash.slice(1));
  return { ticket: said.get('ticket') ?? undefined, failed: said.get('failed') ?? undefined };
}

/** Takes it from the address, so that it is neither seen nor kept in the history. */
export function forgetLanding(): void {
  history.replaceState(history.state, '', location.pathname);
}

/** Leaves this page for the address that the answer names. */
export async function goBy(path: string, options: { anonymous?: boolean } = {}): Promise<void> {
  const { url } = await request(providerAddress, 'POST', path, options);
  location.assign(url);
}

/** The ways to the operator's sign-in service, which leave this page; and what comes of them. */
export const providerApi = {
  signIn: () => goBy('/api/signin/provider', { anonymous: true }),
  link: () => goBy('/api/account/identities'),
  newcomer: (): Promise<NewcomerView> =>
    request(newcomerView, 'GET', '/api/signup/provider', { anonymous: true }),
  signUp: (): Promise<unknown> =>
    request(ignored, 'POST', '/api/signup/provider', {
      body: { adultConfirmed: true },
      anonymous: true,
    }),
};
