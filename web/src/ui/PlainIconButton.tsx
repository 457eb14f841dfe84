import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Spinner } from './Spinner.tsx';

const Base = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    color: 'fg.muted',
    cursor: 'button',
    transitionProperty: 'background-color, border-color, color, opacity',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.hover', color: 'fg' },
    _disabled: { cursor: 'disabled', opacity: '0.45' },
  },
  variants: {
    variant: {
      ghost: {},
      secondary: { bg: 'bg.hover', borderColor: 'border', _hover: { bg: 'bg.pressed' } },
      primary: {
        backgroundImage: 'dusk',
        backgroundOrigin: 'border-box',
        color: 'accent.contrast',
        // The ghost's colour would take the gradient's place.
        _hover: {
          backgroundImage: 'dusk',
          backgroundOrigin: 'border-box',
          color: 'accent.contrast',
          filter: 'brightness(1.06)',
        },
      },
      glass: {
        bg: 'rgba(8, 9, 18, 0.62)',
        color: 'white',
        backdropFilter: 'blur(10px)',
        borderColor: 'rgba(255, 255, 255, 0.14)',
        _hover: { bg: 'rgba(8, 9, 18, 0.82)', color: 'white' },
      },
    },
    size: { sm: { boxSize: '8' }, md: { boxSize: '10' }, lg: { boxSize: '11' } },
  },
  defaultVariants: { variant: 'ghost', size: 'md' },
});

export interface PlainIconButtonProps extends ComponentProps<typeof Base> {
  /** Says what the button does: its accessible name. */
  label: string;
  loading?: boolean;
}

/** An icon button whose meaning needs no words: close, dismiss, menu. */
export function PlainIconButton({ label, loading, children, ...rest }: PlainIconButtonProps) {
  return (
    <Base type="button" aria-label={label} {...rest} disabled={rest.disabled || loading}>
      {loading ? <Spinner size="sm" /> : children}
    </Base>
  );
}
