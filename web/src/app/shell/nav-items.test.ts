import { describe, expect, it } from 'vitest';
import { isActive } from './nav-items.ts';

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
});
