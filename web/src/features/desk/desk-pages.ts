import type { DeskActionName } from '@vesper/core/contract/desk/actions';
import {
  BookOpen,
  Coins,
  Cpu,
  CreditCard,
  Gauge,
  Gavel,
  Hourglass,
  LockKeyhole,
  Megaphone,
  ScrollText,
  SlidersHorizontal,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { AnnouncementsDesk } from './announcements/AnnouncementsDesk.tsx';
import { AuditDesk } from './audit/AuditDesk.tsx';
import { CasesDesk } from './cases/CasesDesk.tsx';
import { KeysDesk } from './keys/KeysDesk.tsx';
import { LegalDesk } from './legal/LegalDesk.tsx';
import { MembersDesk } from './members/MembersDesk.tsx';
import { ModelsDesk } from './models/ModelsDesk.tsx';
import { OverviewDesk } from './overview/OverviewDesk.tsx';
import { PurchasesDesk } from './purchases/PurchasesDesk.tsx';
import { RunsDesk } from './runs/RunsDesk.tsx';
import { SwitchesDesk } from './switches/SwitchesDesk.tsx';
import { TokensDesk } from './tokens/TokensDesk.tsx';

interface DeskScreenProps {
  item: string | undefined;
}

export interface DeskPageEntry {
  /** The part of the address behind `/desk/`. */
  path: string;
  label: string;
  icon: LucideIcon;
  /** The heading under which the navigation has it. */
  group: 'Now' | 'People' | 'Offers' | 'Product' | 'Record';
  /** The least that somebody must be allowed to see it. */
  action: DeskActionName;
  /** Gets the part of the address behind the page's: `/desk/members/<item>`. */
  Screen: ComponentType<DeskScreenProps>;
}

/** Every page of the desk, in the order of the navigation. A further one is one line more. */
export const DESK_PAGES: readonly DeskPageEntry[] = [
  {
    path: 'overview',
    label: 'Overview',
    icon: Gauge,
    group: 'Now',
    action: 'overview.read',
    Screen: OverviewDesk,
  },
  {
    path: 'runs',
    label: 'Runs',
    icon: Hourglass,
    group: 'Now',
    action: 'runs.read',
    Screen: RunsDesk,
  },
  {
    path: 'cases',
    label: 'Cases',
    icon: Gavel,
    group: 'People',
    action: 'cases.read',
    Screen: CasesDesk,
  },
  {
    path: 'members',
    label: 'Members',
    icon: UsersRound,
    group: 'People',
    action: 'members.read',
    Screen: MembersDesk,
  },
  {
    path: 'tokens',
    label: 'Tokens',
    icon: Coins,
    group: 'Offers',
    action: 'settings.read',
    Screen: TokensDesk,
  },
  {
    path: 'purchases',
    label: 'Purchases',
    icon: CreditCard,
    group: 'Offers',
    action: 'orders.read',
    Screen: PurchasesDesk,
  },
  {
    path: 'models',
    label: 'Models',
    icon: Cpu,
    group: 'Product',
    action: 'models.read',
    Screen: ModelsDesk,
  },
  {
    path: 'announcements',
    label: 'Announcements',
    icon: Megaphone,
    group: 'Product',
    action: 'announcements.read',
    Screen: AnnouncementsDesk,
  },
  {
    path: 'switches',
    label: 'Switches',
    icon: SlidersHorizontal,
    group: 'Product',
    action: 'settings.read',
    Screen: SwitchesDesk,
  },
  {
    path: 'legal',
    label: 'Legal texts',
    icon: BookOpen,
    group: 'Product',
    action: 'settings.read',
    Screen: LegalDesk,
  },
  {
    path: 'keys',
    label: 'Keys',
    icon: LockKeyhole,
    group: 'Record',
    action: 'keys.read',
    Screen: KeysDesk,
  },
  {
    path: 'audit',
    label: 'Audit log',
    icon: ScrollText,
    group: 'Record',
    action: 'audit.read',
    Screen: AuditDesk,
  },
];
