import { Box, chakra } from '@chakra-ui/react';
import type { UserView } from '@vesper/core/contract/user';
import { Coins, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { inBackground } from '../../lib/in-background.ts';
import { displayName, fallbackLetter } from '../../data/user/display-name.ts';
import { signOut } from '../../data/user/session.ts';
import { chooseAppearance, storedAppearance, type Appearance } from '../../theme/color-mode.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { accountItems } from './nav-items.ts';

const Trigger = chakra('button', { base: { borderRadius: 'full', cursor: 'button', p: '0.5' } });

const APPEARANCES = [
  { value: 'system', label: 'System', icon: <Monitor size={17} /> },
  { value: 'light', label: 'Light', icon: <Sun size={17} /> },
  { value: 'dark', label: 'Dark', icon: <Moon size={17} /> },
] as const;

export function AccountMenu({ user }: { user: UserView }) {
  const [appearance, setAppearance] = useState(storedAppearance);
  const navigate = useNavigate();
  const choose = (chosen: Appearance): void => {
    chooseAppearance(chosen);
    setAppearance(chosen);
  };
  const name = displayName(user);

  return (
    <Menu
      trigger={
        <Trigger type="button" aria-label="Account">
          <Avatar letter={fallbackLetter(user)} src={user.profileImageUrl} />
        </Trigger>
      }
      header={
        <Box px="3" py="2">
          <Box textStyle="label" truncate>
            {name}
          </Box>
          {name !== user.email && (
            <Box textStyle="caption" color="fg.subtle" truncate>
              {user.email}
            </Box>
          )}
        </Box>
      }
      items={[
        ...accountItems(user.role).map(({ to, label, icon: Icon }) => ({
          id: to,
          label,
          icon: <Icon size={18} />,
          onSelect: () => inBackground(navigate(to)),
        })),
        {
          id: 'pricing',
          label: 'Pricing',
          icon: <Coins size={18} />,
          onSelect: () => inBackground(navigate('/subscribe')),
        },
      ]}
      choice={{ label: 'Appearance', value: appearance, options: APPEARANCES, onChoose: choose }}
      lastItems={[
        {
          id: 'sign-out',
          label: 'Log out',
          icon: <LogOut size={18} />,
          onSelect: () => inBackground(signOut()),
        },
      ]}
    />
  );
}
