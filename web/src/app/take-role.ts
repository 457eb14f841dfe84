import type { Role } from '@vesper/core/contract/role';
import { refreshDeskAccess } from '../data/desk/refresh-desk-access.ts';
import { setRole } from '../data/user/session.ts';
import { inBackground } from '../lib/in-background.ts';
import { showToast } from '../lib/toast-store.ts';

/** Takes in that the account's role was changed: the desk opens, changes, or is left. */
export function takeRole(role: Role): void {
  setRole(role);
  inBackground(refreshDeskAccess());
  const description =
    role === 'member' ? 'The desk is not open to you any more.' : `You are ${WORDS[role]} now.`;
  showToast({ title: 'Your role has changed', description, kind: 'info' });
}

const WORDS = { moderator: 'a moderator', operator: 'an operator' } as const;
