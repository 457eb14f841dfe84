import { chakra } from '@chakra-ui/react';

/** A short fact about something: a setting, a state, a count. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '6',
    px: '2.5',
    borderRadius: 'full',
    textStyle: 'caption',
    whiteSpace: 'nowrap',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.hover', color: 'fg.muted', borderColor: 'border' },
      accent: { bg: 'accent.subtle', color: 'accent.fg' },
      positive: { bg: 'positive.subtle', color: 'fg.success' },
      caution: { bg: 'caution.subtle', color: 'fg.warning' },
      danger: { bg: 'danger.subtle', color: 'fg.error' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
