import { defineStyle } from '@chakra-ui/react/styled-system';

/** The look that single-line and multi-line fields share. */
export const fieldStyles = defineStyle({
  width: 'full',
  minWidth: '0',
  appearance: 'none',
  bg: 'bg.field',
  color: 'fg',
  fontFamily: 'body',
  // 16 px: below that, phones zoom into the page when the field takes the focus.
  textStyle: 'body',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'md',
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: 'fast',
  _hover: { borderColor: 'fg.subtle' },
  _focusVisible: {
    outline: '2px solid',
    outlineColor: 'accent.ring',
    outlineOffset: '-1px',
    borderColor: 'transparent',
  },
  _invalid: { borderColor: 'border.error' },
  _disabled: { opacity: '0.55', cursor: 'disabled' },
});
