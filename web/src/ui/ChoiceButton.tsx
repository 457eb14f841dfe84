import { chakra } from '@chakra-ui/react';

/** One of several places that something can go to, in a dialog. */
export const ChoiceButton = chakra(
  'button',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minH: '12',
      px: '3.5',
      borderRadius: 'md',
      borderWidth: '1px',
      textAlign: 'start',
      textStyle: 'label',
      '& svg': { color: 'fg.subtle', flexShrink: '0' },
      _hover: { bg: 'bg.hover', borderColor: 'border.strong' },
      _disabled: { opacity: '0.5', cursor: 'default' },
    },
  },
  { defaultProps: { type: 'button' } },
);
