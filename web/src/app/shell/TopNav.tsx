import { Flex, chakra } from '@chakra-ui/react';
import type { UserView } from '@vesper/core/contract/user';
import { Bell } from '../../features/notifications/Bell.tsx';
import { Brand } from '../../ui/Brand.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { BAR_ITEMS } from './nav-items.ts';
import { NavLinks } from './NavLinks.tsx';
import { OnlineBadge } from './OnlineBadge.tsx';
import { PaletteButton } from './PaletteButton.tsx';
import { TokenPill } from './TokenPill.tsx';

const Header = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
    pt: 'env(safe-area-inset-top)',
    bg: 'bg.glass',
    backdropFilter: 'blur(18px) saturate(1.3)',
    borderBottomWidth: '1px',
  },
  variants: { talking: { true: { display: { base: 'none', md: 'block' } } } },
});

interface Props {
  user: UserView;
  /** True in an open conversation: it has a header, which says who is online; phones show only that. */
  talking: boolean;
}

/** Its height is `--nav-height`: screens that fill the window subtract it. */
export function TopNav({ user, talking }: Props) {
  return (
    <Header talking={talking}>
      <Flex
        align="center"
        gap="3"
        height="calc(var(--nav-height) - 1px)"
        px={{ base: '3', sm: '6', lg: '10' }}
        maxW="7xl"
        mx="auto"
      >
        <Brand compact />
        <Flex as="nav" aria-label="Main" gap="1" ms="6" display={{ base: 'none', lg: 'flex' }}>
          <NavLinks items={BAR_ITEMS} layout="bar" />
        </Flex>
        <Flex align="center" gap={{ base: '0.5', sm: '3' }} ms="auto">
          <PaletteButton />
          <TokenPill user={user} />
          <Bell />
          <Flex
            // A phone shows the badge on the picture of the account.
            display={{ base: 'flex', md: 'contents' }}
            position="relative"
          >
            {!talking && <OnlineBadge />}
            <AccountMenu user={user} />
          </Flex>
          <MobileMenu user={user} />
        </Flex>
      </Flex>
    </Header>
  );
}
