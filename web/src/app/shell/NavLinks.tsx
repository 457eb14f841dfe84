import { chakra } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router';
import { isActive, type NavItem } from './nav-items.ts';

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
        '& svg': { color: 'fg.subtle' },
        _currentPage: { bg: 'bg.hover', '& svg': { color: 'accent.fg' } },
      },
      bottom: {
        flexDirection: 'column',
        justifyContent: 'center',
        gap: '1',
        h: 'full',
        minW: '0',
        borderRadius: '0',
        textStyle: 'caption',
        // The longest label, in the narrowest window.
        fontSize: '0.6875rem',
        letterSpacing: '-0.01em',
        '& svg': { transition: 'transform 150ms' },
        _hover: { bg: 'transparent' },
        _active: { '& svg': { transform: 'scale(0.88)' } },
        _focusVisible: { outlineOffset: '-3px' },
        _currentPage: {
          fontWeight: 'bold',
          '& svg': { color: 'accent.fg' },
          _before: {
            content: '""',
            position: 'absolute',
            top: '-1px',
            insetX: '30%',
            height: '2px',
            borderRadius: 'full',
            backgroundImage: 'dusk',
          },
        },
      },
    },
  },
});

const ICON_SIZE = { bar: 0, list: 18, bottom: 22 };

interface Props {
  items: readonly NavItem[];
  layout: 'bar' | 'list' | 'bottom';
  onNavigate?: () => void;
}

export function NavLinks({ items, layout, onNavigate }: Props) {
  const { pathname } = useLocation();
  return items.map(({ to, label, icon: Icon }) => (
    <Item
      key={to}
      to={to}
      layout={layout}
      aria-current={isActive(to, pathname) ? 'page' : undefined}
      onClick={onNavigate}
    >
      {layout !== 'bar' && <Icon size={ICON_SIZE[layout]} aria-hidden />}
      {label}
    </Item>
  ));
}
