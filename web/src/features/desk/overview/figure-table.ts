import { chakra } from '@chakra-ui/react';

/** A small table of numbers, for figures that fit every screen. */
export const FigureTable = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    '& th': { textStyle: 'caption', color: 'fg.subtle', textAlign: 'end', py: '1.5' },
    '& td': { textAlign: 'end', py: '2', borderTopWidth: '1px' },
    '& :is(th, td):first-of-type': { textAlign: 'start', ps: { base: '4', md: '5' } },
    '& :is(th, td):last-of-type': { pe: { base: '4', md: '5' } },
    '& td[data-quiet]': { color: 'fg.subtle' },
  },
});
