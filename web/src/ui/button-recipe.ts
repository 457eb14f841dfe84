import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Shared by buttons and by links that look like buttons. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    position: 'relative',
    flexShrink: '0',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontFamily: 'body',
    textStyle: 'label',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    userSelect: 'none',
    cursor: 'button',
    transitionProperty:
      'background-color, border-color, color, box-shadow, transform, opacity, filter',
    transitionDuration: 'fast',
    '&[aria-disabled=true]': { cursor: 'disabled', transform: 'none', filter: 'none' },
    _active: { transform: 'translateY(1px)' },
    _disabled: { cursor: 'disabled', opacity: '0.5', transform: 'none' },
    '&[aria-busy=true]': { cursor: 'progress', opacity: '0.85' },
    '& svg': { flexShrink: '0' },
  },
  variants: {
    variant: {
      primary: {
        backgroundImage: 'dusk',
        backgroundOrigin: 'border-box',
        color: 'accent.contrast',
        boxShadow: 'glow',
        _hover: { filter: 'brightness(1.06) saturate(1.05)' },
        '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': {
          backgroundImage: 'none',
          bg: 'bg.pressed',
          color: 'fg.subtle',
          boxShadow: 'none',
          opacity: '1',
        },
      },
      secondary: {
        bg: 'bg.hover',
        borderColor: 'border',
        color: 'fg',
        _hover: { bg: 'bg.pressed', borderColor: 'border.strong' },
      },
      ghost: { bg: 'transparent', color: 'fg.muted', _hover: { bg: 'bg.hover', color: 'fg' } },
      danger: {
        bg: 'danger.solid',
        color: 'danger.contrast',
        _hover: { filter: 'brightness(1.08)' },
      },
    },
    size: {
      sm: { h: '9', px: '3' },
      md: { h: '11', px: '4' },
      lg: { h: '13', px: '6', minH: '3.25rem', textStyle: 'subheading', borderRadius: 'lg' },
    },
    block: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
});
