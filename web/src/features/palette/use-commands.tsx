import type { ConversationView } from '@vesper/core/contract/conversation';
import { TOASTS } from '@vesper/core/contract/toasts';
import {
  BookOpen,
  Clapperboard,
  ImagePlus,
  Keyboard,
  LogOut,
  MessageCircleDashed,
  Monitor,
  Moon,
  SquarePen,
  Sun,
  UserRoundPlus,
  Users,
} from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { openConversation, openTemporary } from '../../data/conversation/open-conversation.ts';
import { signOut } from '../../data/user/session.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showShortcuts } from '../../lib/palette-store.ts';
import { showToast } from '../../lib/toast-store.ts';
import { chooseAppearance, storedAppearance, type Appearance } from '../../theme/color-mode.ts';
import type { Entry, EntryGroup, Place } from './entry.ts';

const SIZE = 18;

const APPEARANCES = [
  { value: 'light', label: 'Use light colours', icon: <Sun size={SIZE} /> },
  { value: 'dark', label: 'Use dark colours', icon: <Moon size={SIZE} /> },
  { value: 'system', label: 'Use the colours of the system', icon: <Monitor size={SIZE} /> },
] as const satisfies readonly { value: Appearance; label: string; icon: Entry['icon'] }[];

/** Begins a conversation and goes there. */
export function useStartTalk() {
  const navigate = useNavigate();
  const start = async (open: () => Promise<ConversationView>): Promise<void> => {
    try {
      const { id } = await open();
      await navigate(`/chat/${id}`);
    } catch {
      showToast({ ...TOASTS.conversationCreateFailed, kind: 'failure' });
    }
  };
  return (open: () => Promise<ConversationView>) => inBackground(start(open));
}

/** What can be started, where one can go, and what can be switched: all that needs no search. */
export function useCommands(places: readonly Place[]): EntryGroup[] {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const talk = useStartTalk();
  const go = (to: string) => () => inBackground(navigate(to));
  // Its keys belong to the screen of the chat.
  const isChat = pathname === '/chat' || pathname.startsWith('/chat/');
  const shown = storedAppearance();
  return [
    {
      name: 'Start',
      entries: [
        {
          id: 'new-chat',
          label: 'New chat',
          words: 'conversation talk message start',
          icon: <SquarePen size={SIZE} />,
          ...(isChat && { shortcut: 'new' }),
          run: () => talk(() => openConversation(null)),
        },
        {
          id: 'new-picture',
          label: 'Create a picture',
          words: 'new image paint generate draw',
          icon: <ImagePlus size={SIZE} />,
          run: go('/generator'),
        },
        {
          id: 'new-video',
          label: 'Make a film',
          words: 'new create video movie generate',
          icon: <Clapperboard size={SIZE} />,
          run: go('/films'),
        },
        {
          id: 'new-character',
          label: 'Create a character',
          words: 'new companion persona',
          icon: <UserRoundPlus size={SIZE} />,
          run: go('/characters?new'),
        },
        {
          id: 'new-story',
          label: 'New story',
          words: 'start begin tell',
          icon: <BookOpen size={SIZE} />,
          run: go('/stories?new'),
        },
        {
          id: 'group-chat',
          label: 'Group chat',
          words: 'new conversation several characters',
          icon: <Users size={SIZE} />,
          run: go('/chat?group='),
        },
        {
          id: 'temporary-chat',
          label: 'Temporary chat',
          words: 'new conversation private',
          icon: <MessageCircleDashed size={SIZE} />,
          run: () => talk(() => openTemporary(null)),
        },
      ],
    },
    {
      name: 'Go to',
      entries: places.map(({ to, label, words, icon }) => ({
        id: `place-${to}`,
        label,
        words,
        icon,
        run: go(to),
      })),
    },
    {
      name: 'This device',
      entries: [
        ...APPEARANCES.filter(({ value }) => value !== shown).map(({ value, label, icon }) => ({
          id: `colours-${value}`,
          label,
          words: 'appearance theme mode colors',
          icon,
          run: () => chooseAppearance(value),
        })),
        {
          id: 'shortcuts',
          label: 'Keyboard shortcuts',
          words: 'help keys',
          icon: <Keyboard size={SIZE} />,
          shortcut: 'shortcuts',
          run: showShortcuts,
        },
        {
          id: 'sign-out',
          label: 'Log out',
          words: 'sign out leave',
          icon: <LogOut size={SIZE} />,
          run: () => inBackground(signOut()),
        },
      ],
    },
  ];
}
