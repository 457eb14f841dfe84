import { Box, Flex } from '@chakra-ui/react';
import type { UserView } from '@vesper/core/contract/user';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useState } from 'react';
import { Bell } from '../../features/notifications/Bell.tsx';
import { Brand } from '../../ui/Brand.tsx';
import { PlainIconButton } from '../../ui/PlainIconButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { NavLinks } from './NavLinks.tsx';
import { OnlineBadge } from './OnlineBadge.tsx';
import { TokenPill } from './TokenPill.tsx';

/** Height 4 rem (`--nav-height`): screens that fill the window subtract it. */
export function TopNav({ user }: { user: UserView }) {
  const [open, setOpen] = useState(false);
  return (
    <Box
      as="header"
      position="sticky"
      top="0"
      zIndex="sticky"
      bg="bg.glass"
      backdropFilter="blur(18px) saturate(1.3)"
      borderBottomWidth="1px"
    >
      <Flex
        align="center"
        gap="3"
        height="16"
        px={{ base: '4', sm: '6', lg: '10' }}
        maxW="7xl"
        mx="auto"
      >
        <Brand compact />
        <Flex as="nav" aria-label="Main" gap="1" ms="6" display={{ base: 'none', lg: 'flex' }}>
          <NavLinks layout="bar" />
        </Flex>
        <Flex align="center" gap={{ base: '2', sm: '3' }} ms="auto">
          <OnlineBadge />
          <TokenPill tokens={user.tokens} />
          <Bell />
          <AccountMenu user={user} />
          <PlainIconButton
            label={open ? 'Close menu' : 'Open menu'}
            aria-expanded={open}
            aria-controls="mobile-menu"

            display={{ lg: 'none' }}
            onClick={() => setOpen(!open)}
          >
            {open ? <X size={20} /> : <MenuIcon size={20} />}
          </PlainIconButton>
        </Flex>
      </Flex>
      {open && (
        <Box
          as="nav"
          id="mobile-menu"
          aria-label="Main"
          display={{ lg: 'none' }}
          px="3"
          pb="3"
          animation="fade-in 180ms"
        >
          <NavLinks layout="list" onNavigate={() => setOpen(false)} />
        </Box>
      )}
    </Box>
  );
}
