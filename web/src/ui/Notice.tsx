import { chakra } from '@chakra-ui/react';

/** A sentence that stays until what it says is no longer so. */
export const Notice = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    px: '4',
    py: '3',
    borderRadius: 'md',
    textStyle: 'small',
    '& svg': { flexShrink: '0', mt: '0.5' },
  },
  variants: {
    tone: {
      caution: { bg: 'caution.subtle', color: 'fg.warning' },
      danger: { bg: 'danger.subtle', color: 'fg.error' },
    },
  },
});
