import { expect, it } from 'vitest';
import { DESK_ACTION_NAMES, DESK_ACTIONS } from '../contract/desk/actions.ts';
import { can } from './desk.ts';

it('lets no member do anything at the desk', () => {
  for (const action of DESK_ACTION_NAMES) expect(can({ role: 'member' }, action)).toBe(false);
});

it('lets moderators look and hold people off, and leaves tokens, models and roles to operators', () => {
  const allowed = DESK_ACTION_NAMES.filter((action) => can({ role: 'moderator' }, action));
  expect(allowed).toEqual([
    'overview.read',
    'members.read',
    'members.suspend',
    'cases.read',
    'cases.decide',
    'runs.read',
    'runs.change',
    'models.read',
    'settings.read',
    'announcements.read',
  ]);
});

it('lets operators do everything', () => {
  for (const action of DESK_ACTION_NAMES) expect(can({ role: 'operator' }, action)).toBe(true);
});

it('lets a key do no more than its scopes, and no more than its owner', () => {
  const scopes = ['members.read', 'members.tokens'] as const;
  expect(can({ role: 'operator', scopes }, 'members.tokens')).toBe(true);
  expect(can({ role: 'operator', scopes }, 'runs.read')).toBe(false);
  expect(can({ role: 'moderator', scopes }, 'members.tokens')).toBe(false);
  expect(can({ role: 'member', scopes }, 'members.read')).toBe(false);
});

it('asks for a role of the staff for every action', () => {
  for (const { role } of Object.values(DESK_ACTIONS)) expect(role).not.toBe('member');
});
