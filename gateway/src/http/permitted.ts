import { AppError } from '@vesper/core/errors';
import type { Actor } from '@vesper/core/policies/actor';

type Action = 'read' | 'change';

/**
 * What was looked for, when this user may do that with it.
 * @param can the policy of such things
 * @throws AppError `not_found` when there is none or it is not theirs to see, `forbidden` when it
 *   is not theirs to change.
 */
export function permitted<Thing>(
  userId: string,
  action: Action,
  thing: Thing | null,
  can: (actor: Actor, action: Action, thing: Thing) => boolean,
): Thing {
  if (!thing || !can({ userId }, 'read', thing)) throw new AppError('not_found');
  if (!can({ userId }, action, thing)) throw new AppError('forbidden');
  return thing;
}
