import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';

const Frame = chakra('nav', {
  base: {
    display: 'inline-flex',
    gap: '1',
    p: '1',
    borderRadius: 'lg',
    borderWidth: '1px',
    bg: 'bg.field',
  },
});
const Way = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: { base: '11', md: '9' },
    px: '4',
    borderRadius: 'md',
    textStyle: 'label',
    color: 'fg.muted',
    transitionProperty: 'color, background-color',
    transitionDuration: 'fast',
    _hover: { color: 'fg', bg: 'bg.hover' },
    _currentPage: { color: 'fg', bg: 'accent.subtle' },
  },
});

interface Props {
  label: string;
  links: readonly Readonly<{ to: string; label: string; icon?: ReactNode }>[];
}

/** Pages beside each other that do one thing in several ways. */
export function LinkTabs({ label, links }: Props) {
  return (
    <Frame aria-label={label}>
      {links.map(({ to, label: name, icon }) => (
        <Way key={to} to={to}>
          {icon}
          {name}
        </Way>
      ))}
    </Frame>
  );
}
