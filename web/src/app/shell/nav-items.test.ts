import { ROLES, type Role } from '@vesper/core/contract/role';
import { describe, expect, it } from 'vitest';
import { accountItems, isActive, isConversation, MAIN_ITEMS } from './nav-items.ts';

describe('the active item of the navigation', () => {
  it('is Home only at the root itself', () => {
    expect(isActive('/', '/')).toBe(true);
    expect(isActive('/', '/chat')).toBe(false);
  });

  it('is the one whose path begins the address, by whole parts', () => {
    expect(isActive('/chat', '/chat')).toBe(true);
    expect(isActive('/chat', '/chat/0123')).toBe(true);
    expect(isActive('/chat', '/chatter')).toBe(false);
  });

  it('is the one that leads to a screen without an item', () => {
    expect(isActive('/gallery', '/collections/0123')).toBe(true);
    expect(isActive('/chat', '/collections/0123')).toBe(false);
    expect(isActive('/chat', '/undefined/0123')).toBe(false);
  });
});

it('a phone has the five main places at the bottom', () => {
  expect(MAIN_ITEMS.map(({ label }) => label)).toEqual([
    'Home',
    'Chat',
    'Generator',
    'Characters',
    'Gallery',
  ]);
});

it('an open conversation is one with an id', () => {
  expect(isConversation('/chat/0123')).toBe(true);
  expect(isConversation('/chat')).toBe(false);
  expect(isConversation('/chat/')).toBe(false);
  expect(isConversation('/chatter/0123')).toBe(false);
});

it('the desk stands in the menu of those who run the place, and of nobody else', () => {
  const hasDesk = (role: Role) => accountItems(role).some(({ to }) => to === '/desk');
  expect(ROLES.map(hasDesk)).toEqual([false, true, true]);
});
