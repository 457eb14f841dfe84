import { z } from 'zod';
import { role, type StaffRole } from '../role.ts';

interface DeskAction {
  /** The least role that may do it. */
  role: StaffRole;
  /** Said where a key's scopes are chosen. */
  does: string;
}

/**
 * Everything that can be done at the desk: policies, the scopes of keys and the desk's own pages
 * read this table.
 */
export const DESK_ACTIONS = {
  'overview.read': { role: 'moderator', does: 'See the overview' },
  'members.read': { role: 'moderator', does: 'Find members and see their accounts' },
  'members.suspend': { role: 'moderator', does: 'Suspend, lift, warn, and end sessions' },
  'members.factors': { role: 'operator', does: 'Remove lost two-step codes and passkeys' },
  'members.tokens': { role: 'operator', does: 'Credit tokens and take them back' },
  'members.plan': { role: 'operator', does: 'Change plans of members' },
  'members.export': { role: 'operator', does: 'Export the record of an account' },
  'members.erase': { role: 'operator', does: 'Erase accounts' },
  'roles.change': { role: 'operator', does: 'Give and take roles' },
  'cases.read': { role: 'moderator', does: 'See cases that wait for a decision' },
  'cases.decide': { role: 'moderator', does: 'Claim cases, look at what they are about, decide' },
  'runs.read': { role: 'moderator', does: 'See runs' },
  'runs.change': { role: 'moderator', does: 'Cancel, retry and refund runs' },
  'models.read': { role: 'moderator', does: 'See models' },
  'models.change': { role: 'operator', does: 'Add and change models' },
  'models.try': { role: 'operator', does: 'Try models' },
  'settings.read': { role: 'moderator', does: 'See settings and switches' },
  'settings.change': { role: 'operator', does: 'Change settings and switches' },
  'codes.read': { role: 'operator', does: 'See promotional codes' },
  'codes.change': { role: 'operator', does: 'Make and switch off promotional codes' },
  'orders.read': { role: 'operator', does: 'See purchases' },
  'orders.change': { role: 'operator', does: 'Play events of demo purchases' },
  'announcements.read': { role: 'moderator', does: 'See announcements' },
  'announcements.change': { role: 'operator', does: 'Make and change announcements' },
  'audit.read': { role: 'operator', does: 'Read the audit log' },
  'keys.read': { role: 'operator', does: 'See keys' },
  'keys.change': { role: 'operator', does: 'Make and revoke keys' },
} as const satisfies Record<string, DeskAction>;

export type DeskActionName = keyof typeof DESK_ACTIONS;

export const DESK_ACTION_NAMES = Object.keys(DESK_ACTIONS).filter(
  (name): name is DeskActionName => name in DESK_ACTIONS,
);
export const deskAction = z.enum(DESK_ACTION_NAMES);

/** What the one who asks may do. */
export const deskMe = z.object({ role, actions: z.array(deskAction) });
