import { chakra } from '@chakra-ui/react';

/** A raised surface. `pad="none"` for content that reaches the edge. */
export const Card = chakra('div', {
  base: {
    position: 'relative',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    boxShadow: 'card',
    minWidth: '0',
  },
  variants: {
    pad: {
      none: { overflow: 'hidden' },
      md: { p: { base: '5', md: '6' } },
      lg: { p: { base: '6', md: '8' } },
    },
  },
  defaultVariants: { pad: 'md' },
});
