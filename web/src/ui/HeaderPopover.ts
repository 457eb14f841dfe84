import { chakra } from '@chakra-ui/react';

/**
 * What opens below the header. A native popover: Escape and a press elsewhere close it, and the
 * focus comes back.
 */
export const HeaderPopover = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    top: 'calc(var(--nav-height) + 0.375rem)',
    insetEnd: { base: '3', lg: 'max(2.5rem, calc((100vw - 80rem) / 2 + 2.5rem))' },
    m: '0',
    p: '0',
    maxHeight: 'min(36rem, calc(100dvh - 6rem))',
    overflow: 'hidden',
    color: 'fg',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'lg',
    boxShadow: 'float',
    '&:popover-open': { display: 'flex', flexDirection: 'column', animation: 'rise-in 180ms' },
  },
});
