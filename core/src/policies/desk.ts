import { DESK_ACTIONS, type DeskActionName } from '../contract/desk/actions.ts';
import { ROLES, type Role } from '../contract/role.ts';

/** Somebody at the desk, or a key of theirs. */
export interface DeskActor {
  role: Role;
  /** What the key that was shown may do; undefined for whoever signed in themselves. */
  scopes?: readonly DeskActionName[] | undefined;
}

/** The role reaches as far as the action's least one. */
export function hasRole({ role }: Pick<DeskActor, 'role'>, action: DeskActionName): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(DESK_ACTIONS[action].role);
}

/** Whoever has the role may; with a key only what both the role and the key's scopes allow. */
export function can(actor: DeskActor, action: DeskActionName): boolean {
  return hasRole(actor, action) && (actor.scopes?.includes(action) ?? true);
}
