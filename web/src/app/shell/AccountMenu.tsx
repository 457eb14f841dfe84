import { Box, chakra } from '@chakra-ui/react';
import type { UserView } from '@vesper/core/contract/user';
import { LogOut, Moon, Sun, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { inBackground } from '../../lib/in-background.ts';
import { displayName, fallbackLetter } from '../../data/user/display-name.ts';
import { signOut } from '../../data/user/session.ts';
import { applyAppearance, storedAppearance } from '../../theme/color-mode.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Menu } from '../../ui/Menu.tsx';

const Trigger = chakra('button', { base: { borderRadius: 'full', cursor: 'button', p: '0.5' } });

export function AccountMenu({ user }: { user: UserView }) {
  const [appearance, setAppearance] = useState(storedAppearance);
  const navigate = useNavigate();
  const other = appearance === 'dark' ? 'light' : 'dark';
  const switchAppearance = (): void => {
    applyAppearance(other);
    setAppearance(other);
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
        {
          id: 'profile',
          label: 'Profile',
          icon: <UserRound size={18} />,
          onSelect: () => inBackground(navigate('/profile')),
        },
        {
          id: 'appearance',
          label: other === 'light' ? 'Light appearance' : 'Dark appearance',
          icon: other === 'light' ? <Sun size={18} /> : <Moon size={18} />,
          onSelect: switchAppearance,
        },
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
