import { secondStepView } from '@vesper/core/contract/account-security';
import type { SignInRequest, SignUpRequest } from '@vesper/core/contract/user';
import { z } from 'zod';
import { ignored, request } from '../../lib/request.ts';
import { provePasskey } from './passkey.ts';

const signedIn = z.object({
  tokens: z.number(),
  suspension: z.object({}).nullable().default(null),
  lockedAt: z.string().nullable().default(null),
});
/** A ticket where a code is asked for as well. */
const signInAnswer = z.union([secondStepView, signedIn]);
export type SignedIn = z.infer<typeof signedIn>;

/** The calls that let somebody in: apart, because nobody needs them who is in already. */
export const signInApi = {
  signUp: (body: SignUpRequest): Promise<unknown> =>
    request(ignored, 'POST', '/api/signup', { body, anonymous: true }),
  signIn: (body: SignInRequest): Promise<z.infer<typeof signInAnswer>> =>
    request(signInAnswer, 'POST', '/api/signin', { body, anonymous: true }),
  signInSecond: (ticket: string, code: string): Promise<SignedIn> =>
    request(signedIn, 'POST', '/api/signin/second', { body: { ticket, code }, anonymous: true }),
  /** @throws Error when the browser has no passkey to give, or nobody unlocks it */
  signInByPasskey: async (): Promise<SignedIn> => {
    const body = { passkey: await provePasskey('/api/signin/passkey/options') };
    return request(signedIn, 'POST', '/api/signin/passkey', { body, anonymous: true });
  },
};
