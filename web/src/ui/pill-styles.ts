import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A small button with an icon and a word or a number: on top of a picture, or beside it. */
export const pillStyles = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    h: '10',
    minW: '10',
    px: '3',
    borderRadius: 'full',
    borderWidth: '1px',
    textStyle: 'label',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    cursor: 'button',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    _disabled: { cursor: 'progress', opacity: '0.6' },
  },
  variants: {
    look: {
      glass: {
        h: '9',
        bg: 'rgba(8, 9, 18, 0.62)',
        color: 'white',
        borderColor: 'rgba(255, 255, 255, 0.14)',
        backdropFilter: 'blur(10px)',
        _hover: { bg: 'rgba(8, 9, 18, 0.85)' },
        // Small on the picture, large enough under a finger.
        _after: { content: '""', position: 'absolute', inset: '-6px' },
        '@media (hover: none)': { h: '8', minW: '8', px: '2.5', bg: 'rgba(8, 9, 18, 0.5)' },
      },
      plain: {
        bg: 'bg.hover',
        borderColor: 'border',
        color: 'fg',
        _hover: { bg: 'bg.pressed', borderColor: 'border.strong' },
      },
    },
  },
});
