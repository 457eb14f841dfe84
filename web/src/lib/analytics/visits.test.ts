import { BRAND } from '@vesper/core/contract/brand';
import { describe, expect, it } from 'vitest';
import { clickOn, withoutIds } from './visits.ts';

describe('what analytics are told', () => {
  it('says which screen, and not whose', () => {
    expect(withoutIds('/')).toBe('/');
    expect(withoutIds('/chat/0123456789abcdef01234567')).toBe('/chat/:id');
    expect(withoutIds('/shared/c2VjcmV0LWxpbmstaGVyZQ')).toBe('/shared/:token');
  });

  it('names the clicks that count, and no others', () => {
    expect(clickOn(BRAND.links.community)).toEqual({ event: 'community_join' });
    expect(clickOn(BRAND.links.social)).toEqual({ event: 'social_link', detail: 'social' });
    expect(clickOn(BRAND.links.forum)).toEqual({ event: 'social_link', detail: 'forum' });
    expect(clickOn(`mailto:${BRAND.supportEmail}`)).toEqual({ event: 'support_email' });
    expect(clickOn('/gallery')).toBeUndefined();
  });
});
