import { PAGES } from '@vesper/core/contract/pages';
import type { Role } from '@vesper/core/contract/role';
import { FileText } from 'lucide-react';
import type { Place } from '../features/palette/entry.ts';
import { accountItems, BAR_ITEMS, MENU_ITEMS, type NavItem } from './shell/nav-items.ts';

/** Screens of those who have no account yet, or have lost the way into it. */
const VISITORS: ReadonlySet<string> = new Set([
  PAGES.signUp.path,
  PAGES.signIn.path,
  PAGES.newcomer.path,
  PAGES.forgotPassword.path,
  PAGES.resetPassword.path,
  PAGES.confirmEmail.path,
]);

/** What people call them besides. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  '/': 'dashboard start',
  '/chat': 'conversations messages',
  '/films': 'videos movies',
  '/gallery': 'pictures images photos',
  '/onlyfans-self-ai': 'likeness photos face',
  '/profile': 'account settings statistics achievements',
  '/profile/security': 'password passkeys sessions two-step',
  '/subscribe': 'plans tokens buy subscription',
};

/** Every screen that somebody with this role can go to by its address alone; the navigation first. */
export function palettePlaces(role: Role): Place[] {
  const items = [...BAR_ITEMS, ...MENU_ITEMS, ...accountItems(role)];
  const item = new Map<string, NavItem>(items.map((one) => [one.to, one]));
  return Object.values(PAGES)
    .map(({ path, title }) => ({ to: withoutOptional(path), title }))
    .filter(({ to }) => !to.includes(':') && !VISITORS.has(to))
    .filter(({ to }) => to !== '/desk' || item.has(to))
    .sort((a, b) => Number(item.has(b.to)) - Number(item.has(a.to)))
    .map(({ to, title }) => {
      const { label = title, icon: Icon = FileText } = item.get(to) ?? {};
      return {
        to,
        label,
        words: `${title} ${OTHER_WORDS[to] ?? ''}`,
        icon: <Icon size={18} />,
      };
    });
}

/** '/gallery/:imageId?' → '/gallery'. */
const withoutOptional = (path: string): string => path.replace(/(?:\/:\w+\?)+$/, '');
