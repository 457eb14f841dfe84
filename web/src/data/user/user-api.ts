import {
  sessionView,
  userView,
  type SignInRequest,
  type SignUpRequest,
  type UpdateUserRequest,
  type UserView,
} from '@vesper/core/contract/user';
import { z } from 'zod';
import { ignored, request } from '../../lib/request.ts';

const signedIn = z.object({ tokens: z.number() });

/** The calls about the account and its session. */
export const userApi = {
  /** Null when nobody is signed in; asked in a way that is no failure for a visitor. */
  current: async (): Promise<UserView | null> =>
    (await request(sessionView, 'GET', '/api/session', { anonymous: true })).user,
  signUp: (body: SignUpRequest): Promise<unknown> =>
    request(ignored, 'POST', '/api/signup', { body, anonymous: true }),
  signIn: (body: SignInRequest): Promise<{ tokens: number }> =>
    request(signedIn, 'POST', '/api/signin', { body, anonymous: true }),
  signOut: (): Promise<unknown> => request(ignored, 'POST', '/api/signout', { anonymous: true }),
  update: (body: UpdateUserRequest): Promise<UserView> =>
    request(userView, 'PATCH', '/api/user', { body }),
  /** A wrong password may be answered 401, which is no lost session here. */
  remove: (password: string): Promise<unknown> =>
    request(ignored, 'DELETE', '/api/user', { body: { password }, anonymous: true }),
};
