import { Box, chakra } from '@chakra-ui/react';
import type { UserView } from '@vesper/core/contract/user';
import { LogOut, Menu as MenuIcon, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { signOut } from '../../data/user/session.ts';
import { displayName } from '../../data/user/display-name.ts';
import { inBackground } from '../../lib/in-background.ts';
import { HeaderPopover } from '../../ui/HeaderPopover.ts';
import { PlainIconButton } from '../../ui/PlainIconButton.tsx';
import { accountItems, MENU_ITEMS } from './nav-items.ts';
import { NavLinks } from './NavLinks.tsx';

const Row = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    h: '12',
    px: '4',
    width: 'full',
    borderRadius: 'md',
    textStyle: 'label',
    color: 'fg.muted',
    cursor: 'button',
    '& svg': { color: 'fg.subtle' },
    _hover: { color: 'fg', bg: 'bg.hover' },
  },
});

/** The ways that the bottom bar has no room for. */
export function MobileMenu({ user }: { user: UserView }) {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = (): void => popover.current?.hidePopover();
  return (
    <Box display={{ lg: 'none' }}>
      <PlainIconButton
        label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        popoverTarget={id}
        size="lg"
      >
        {open ? <X size={20} /> : <MenuIcon size={20} />}
      </PlainIconButton>
      <HeaderPopover
        ref={popover}
        id={id}
        popover="auto"
        width="min(17rem, calc(100vw - 1.5rem))"
        overflowY="auto"
        p="1.5"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <Box as="nav" aria-label="More">
          <NavLinks items={MENU_ITEMS} layout="list" onNavigate={close} />
          <Box borderTopWidth="1px" my="1.5" />
          <Box px="4" pt="1.5" pb="1" textStyle="caption" color="fg.subtle" truncate>
            {displayName(user)}
          </Box>
          <NavLinks items={accountItems(user.role)} layout="list" onNavigate={close} />
          <Row type="button" onClick={() => inBackground(signOut())}>
            <LogOut size={18} aria-hidden />
            Log out
          </Row>
        </Box>
      </HeaderPopover>
    </Box>
  );
}
