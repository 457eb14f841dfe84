import { AppError } from '@vesper/core/errors';
import type { Actor } from '@vesper/core/policies/actor';
import type { RequestContext } from '../request.ts';

/**
 * The signed-in user of a request, as policies know them.
 * @throws AppError `unauthorized` when nobody is signed in.
 */
export function actorOf({ state }: RequestContext): Actor {
  if (!state.user) throw new AppError('unauthorized');
  return { userId: state.user.id };
}
