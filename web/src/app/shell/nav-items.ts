import type { Role } from '@vesper/core/contract/role';
import {
  BookMarked,
  BookOpen,
  Brain,
  Coins,
  House,
  Images,
  LayoutGrid,
  MessageCircle,
  ScanFace,
  Sparkles,
  UserRound,
  UsersRound,
  VenetianMask,
  type LucideIcon,
} from 'lucide-react';

export interface NavItem {
  to: string;
  label: string;
  icon: LucideIcon;
}

/** Where people go most; a phone has them at the bottom of every screen. */
export const MAIN_ITEMS: readonly NavItem[] = [
  { to: '/', label: 'Home', icon: House },
  { to: '/chat', label: 'Chat', icon: MessageCircle },
  { to: '/generator', label: 'Generator', icon: Sparkles },
  { to: '/characters', label: 'Characters', icon: UsersRound },
  { to: '/gallery', label: 'Gallery', icon: Images },
];

const FURTHER_ITEMS: readonly NavItem[] = [
  { to: '/stories', label: 'Stories', icon: BookOpen },
  { to: '/onlyfans-self-ai', label: 'Self AI', icon: ScanFace },
];

/** All that the header of a wide window has room for. */
export const BAR_ITEMS: readonly NavItem[] = [...MAIN_ITEMS, ...FURTHER_ITEMS];

/** The rest, behind the menu button of a phone. */
export const MENU_ITEMS: readonly NavItem[] = [
  ...FURTHER_ITEMS,
  { to: '/subscribe', label: 'Pricing', icon: Coins },
];

/** What belongs to the person themselves, in the menu behind their face. */
const ACCOUNT_ITEMS: readonly NavItem[] = [
  { to: '/profile', label: 'Profile', icon: UserRound },
  { to: '/personas', label: 'Personas', icon: VenetianMask },
  { to: '/memory', label: 'Memory', icon: Brain },
  { to: '/lorebooks', label: 'Lorebooks', icon: BookMarked },
];

/** For those who run the place, in the same menu. */
const DESK_ITEM: NavItem = { to: '/desk', label: 'Desk', icon: LayoutGrid };

/** The ways of the account's menu for somebody with this role. */
export function accountItems(role: Role): readonly NavItem[] {
  return role === 'member' ? ACCOUNT_ITEMS : [DESK_ITEM, ...ACCOUNT_ITEMS];
}

/** Screens without an item of their own belong to the one that leads to them. */
const ALSO: Readonly<Record<string, string>> = { '/gallery': '/collections' };

/** By path prefix; '/' only exactly, and '/chat' does not match '/chatter'. */
export function isActive(to: string, pathname: string): boolean {
  if (to === '/') return pathname === '/';
  return [to, ALSO[to] ?? to].some((path) => `${pathname}/`.startsWith(`${path}/`));
}

/** True in an open conversation: there a phone leaves the whole window to the talk. */
export function isConversation(pathname: string): boolean {
  return /^\/chat\/[^/]+$/.test(pathname);
}
