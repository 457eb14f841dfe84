import { pageAt } from '@vesper/core/contract/pages';
import { expect, it } from 'vitest';
import { palettePlaces } from './palette-places.tsx';
import { accountItems, BAR_ITEMS, MENU_ITEMS } from './shell/nav-items.ts';

it('the palette leads to everything in the navigation, and to screens that it has no room for', () => {
  const places = palettePlaces('operator').map(({ to }) => to);
  const items = [...BAR_ITEMS, ...MENU_ITEMS, ...accountItems('operator')].map(({ to }) => to);
  expect(places).toEqual(expect.arrayContaining(items));
  expect(places).toEqual(expect.arrayContaining(['/films', '/profile/security', '/made-here']));
});

it('each of its places is the address of a screen, once', () => {
  const places = palettePlaces('operator').map(({ to }) => to);
  expect(places.filter((to) => pageAt(to) === undefined || to.includes(':'))).toEqual([]);
  expect(new Set(places).size).toBe(places.length);
});

it('members see neither the desk nor the screens of visitors', () => {
  const places = palettePlaces('member').map(({ to }) => to);
  expect(places.filter((to) => /desk|sign|forgot|reset|verify/.test(to))).toEqual([]);
});
