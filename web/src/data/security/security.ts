import { useQuery } from '@tanstack/react-query';
import {
  passkeyView,
  recoveryCodes,
  securityView,
  twoStepSetup,
  type SecurityView,
  type TwoStepSetup,
} from '@vesper/core/contract/account-security';
import { queryClient, READ_ON_OPEN } from '../../lib/query.ts';
import { ignored, request } from '../../lib/request.ts';
import { makePasskey, provePasskey } from '../user/passkey.ts';

const KEY = ['api', 'account', 'security'] as const;
const PASSKEYS = '/api/account/passkeys';
const TWO_STEP = '/api/account/two-step';

const readSecurity = (): Promise<SecurityView> =>
  request(securityView, 'GET', '/api/account/security');

/** All ways into this account. */
export function useSecurity() {
  return useQuery({ queryKey: KEY, queryFn: readSecurity, ...READ_ON_OPEN });
}

async function thenRead<Result>(work: Promise<Result>): Promise<Result> {
  const result = await work;
  await queryClient.refetchQueries({ queryKey: KEY });
  return result;
}

const codesFrom = async (path: string, body?: object): Promise<string[]> =>
  (await thenRead(request(recoveryCodes, 'POST', path, { body }))).recoveryCodes;

async function addPasskey(name: string): Promise<unknown> {
  const passkey = await makePasskey();
  return thenRead(request(passkeyView, 'POST', PASSKEYS, { body: { name, passkey } }));
}

/** One way to show that it is still the same person. */
type Proof = { password: string } | { code: string } | { passkey: object };

/** Everything that changes a way into this account; the server may ask first who it is. */
export const securityApi = {
  beginTwoStep: (): Promise<TwoStepSetup> => request(twoStepSetup, 'POST', TWO_STEP),
  confirmTwoStep: (code: string) => codesFrom(`${TWO_STEP}/confirm`, { code }),
  renewCodes: () => codesFrom(`${TWO_STEP}/recovery-codes`),
  turnTwoStepOff: () => thenRead(request(ignored, 'DELETE', TWO_STEP)),
  addPasskey,
  renamePasskey: (id: string, name: string) =>
    thenRead(request(passkeyView, 'PATCH', `${PASSKEYS}/${id}`, { body: { name } })),
  removePasskey: (id: string) => thenRead(request(ignored, 'DELETE', `${PASSKEYS}/${id}`)),
  unlink: (id: string) => thenRead(request(ignored, 'DELETE', `/api/account/identities/${id}`)),
  stepUp: (body: Proof) => request(ignored, 'POST', '/api/step-up', { body, readsOnly: true }),
  stepUpByPasskey: async (): Promise<unknown> =>
    securityApi.stepUp({ passkey: await provePasskey('/api/step-up/passkey') }),
};
