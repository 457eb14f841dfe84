import {
  sessionView,
  userView,
  type UpdateUserRequest,
  type UserView,
} from '@vesper/core/contract/user';
import { ignored, request } from '../../lib/request.ts';

/** The calls about the account and its session. */
export const userApi = {
  /** Null when nobody is signed in; asked in a way that is no failure for a visitor. */
  current: async (): Promise<UserView | null> =>
    (await request(sessionView, 'GET', '/api/session', { anonymous: true })).user,
  signOut: (): Promise<unknown> => request(ignored, 'POST', '/api/signout', { anonymous: true }),
  update: (body: UpdateUserRequest): Promise<UserView> =>
    request(userView, 'PATCH', '/api/user', { body }),
  askForAgeReview: (words: string): Promise<unknown> =>
    request(ignored, 'POST', '/api/user/age-review', { body: { words } }),
  /** A wrong password may be answered 401, which is no lost session here. */
  remove: (password: string | undefined): Promise<unknown> =>
    request(ignored, 'DELETE', '/api/user', { body: { password }, anonymous: true }),
};
