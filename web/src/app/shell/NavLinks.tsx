import { chakra } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router';
import { isActive, NAV_ITEMS } from './nav-items.ts';

const Item = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    position: 'relative',
    borderRadius: 'md',
    textStyle: 'label',
    color: 'fg.muted',
    transitionProperty: 'color, background-color',
    transitionDuration: 'fast',
    _hover: { color: 'fg', bg: 'bg.hover' },
    _currentPage: { color: 'fg' },
  },
  variants: {
    layout: {
      bar: {
        h: '10',
        px: '3.5',
        _currentPage: {
          _after: {
            content: '""',
            position: 'absolute',
            insetX: '3.5',
            bottom: '-13px',
            height: '2px',
            borderRadius: 'full',
            backgroundImage: 'dusk',
          },
        },
      },
      list: {
        h: '12',
        px: '4',
        width: 'full',
        _currentPage: { bg: 'bg.hover', '& svg': { color: 'accent.fg' } },
      },
    },
  },
});

interface Props {
  layout: 'bar' | 'list';
  onNavigate?: () => void;
}

export function NavLinks({ layout, onNavigate }: Props) {
  const { pathname } = useLocation();
  return NAV_ITEMS.map(({ to, label, icon: Icon }) => (
    <Item
      key={to}
      to={to}
      layout={layout}
      aria-current={isActive(to, pathname) ? 'page' : undefined}
      onClick={onNavigate}
    >
      {layout === 'list' && <Icon size={18} aria-hidden />}
      {label}
    </Item>
  ));
}
