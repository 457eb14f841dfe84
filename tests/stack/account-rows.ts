import { Types } from 'mongoose';
import type { Call, World } from './permission-world.ts';
import { PASSWORD } from './person.ts';

const NEW_PASSWORD = 'another long enough password';
const NO_TOKEN = 'A'.repeat(43);

const proof = {
  id: 'none',
  rawId: 'none',
  type: 'public-key',
  response: { clientDataJSON: 'none', authenticatorData: 'none', signature: 'none' },
};
const made = { ...proof, response: { clientDataJSON: 'none', attestationObject: 'none' } };
const asksFirst = (path: string, body?: unknown) => (): Call => ({
  path,
  body,
  refusal: 'step_up_required',
});

/** Routes of the account: the ways into it, its password, address and sessions. */
export const ACCOUNT_ROWS: Record<string, (world: World) => Call> = {
  'post /api/password/forgot': ({ email }) => ({ path: '/api/password/forgot', body: { email } }),
  'post /api/password/reset': () => ({
    path: '/api/password/reset',
    body: { token: NO_TOKEN, password: NEW_PASSWORD },
    refusal: 'link_over',
  }),
  'post /api/user/password': () => ({
    path: '/api/user/password',
    body: { currentPassword: PASSWORD, password: NEW_PASSWORD },
  }),
  'post /api/user/email/verification': () => ({ path: '/api/user/email/verification' }),
  'post /api/user/email': () => ({
    path: '/api/user/email',
    body: { email: `${new Types.ObjectId().toHexString()}@example.com`, password: PASSWORD },
  }),
  'post /api/email/confirm': () => ({
    path: '/api/email/confirm',
    body: { token: NO_TOKEN },
    refusal: 'link_over',
  }),
  'get /api/user/sessions': () => ({ path: '/api/user/sessions' }),
  'delete /api/user/sessions': () => ({ path: '/api/user/sessions' }),
  'get /api/account/security': () => ({ path: '/api/account/security' }),
  'post /api/account/two-step': asksFirst('/api/account/two-step'),
  'post /api/account/two-step/confirm': asksFirst('/api/account/two-step/confirm', {
    code: '123456',
  }),
  'delete /api/account/two-step': asksFirst('/api/account/two-step'),
  'post /api/account/two-step/recovery-codes': asksFirst('/api/account/two-step/recovery-codes'),
  'post /api/account/passkeys/options': asksFirst('/api/account/passkeys/options'),
  'post /api/account/passkeys': asksFirst('/api/account/passkeys', {
    name: 'Telephone',
    passkey: made,
  }),
  'patch /api/account/passkeys/:id': (it) => ({
    path: `/api/account/passkeys/${it.passkey}`,
    body: { name: 'Old telephone' },
  }),
  'delete /api/account/passkeys/:id': (it) => asksFirst(`/api/account/passkeys/${it.passkey}`)(),
  'post /api/signin/second': () => ({
    path: '/api/signin/second',
    body: { ticket: 'none', code: '123456' },
    refusal: 'sign_in_expired',
  }),
  'post /api/signin/passkey/options': () => ({ path: '/api/signin/passkey/options' }),
  'post /api/signin/passkey': () => ({
    path: '/api/signin/passkey',
    body: { passkey: proof },
    refusal: 'passkey_refused',
  }),
  // This stack has no sign-in service.
  'post /api/signin/provider': () => ({ path: '/api/signin/provider', refusal: 'not_found' }),
  'get /api/signin/provider/back': () => ({ path: '/api/signin/provider/back' }),
  'get /api/signup/provider': () => ({ path: '/api/signup/provider', refusal: 'not_found' }),
  'post /api/signup/provider': () => ({
    path: '/api/signup/provider',
    body: { adultConfirmed: true },
    refusal: 'not_found',
  }),
  'post /api/account/identities': asksFirst('/api/account/identities'),
  'delete /api/account/identities/:id': (it) =>
    asksFirst(`/api/account/identities/${it.identity}`)(),
  // Nor has it a provider of age assurance.
  'post /api/age/assurance': () => ({ path: '/api/age/assurance', refusal: 'not_found' }),
  'get /api/age/assurance/back': () => ({ path: '/api/age/assurance/back' }),
  'post /api/step-up': () => ({ path: '/api/step-up', body: { password: PASSWORD } }),
  'post /api/step-up/passkey': () => ({ path: '/api/step-up/passkey' }),
};
