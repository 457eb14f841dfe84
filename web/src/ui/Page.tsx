import { chakra } from '@chakra-ui/react';

/** The frame of a screen: one width, one padding. `width="narrow"` for forms and reading. */
export const Page = chakra('div', {
  base: {
    width: 'full',
    mx: 'auto',
    px: { base: '4', sm: '6', lg: '10' },
    py: { base: '8', md: '12' },
  },
  variants: {
    width: { narrow: { maxW: '3xl' }, wide: { maxW: '7xl' }, full: { maxW: 'none' } },
  },
  defaultVariants: { width: 'wide' },
});
