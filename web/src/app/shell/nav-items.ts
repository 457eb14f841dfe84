import {
  BookOpen,
  House,
  Images,
  MessageCircle,
  ScanFace,
  Sparkles,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';

interface NavItem {
  to: string;
  label: string;
  icon: LucideIcon;
}

export const NAV_ITEMS: readonly NavItem[] = [
  { to: '/', label: 'Home', icon: House },
  { to: '/chat', label: 'Chat', icon: MessageCircle },
  { to: '/generator', label: 'Generator', icon: Sparkles },
  { to: '/characters', label: 'Characters', icon: UsersRound },
  { to: '/gallery', label: 'Gallery', icon: Images },
  { to: '/stories', label: 'Stories', icon: BookOpen },
  { to: '/onlyfans-self-ai', label: 'Self AI', icon: ScanFace },
];

/** By path prefix; '/' only exactly, and '/chat' does not match '/chatter'. */
export function isActive(to: string, pathname: string): boolean {
  return to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`);
}
