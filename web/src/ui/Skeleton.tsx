import { chakra } from '@chakra-ui/react';

/** Stands for something that is loading; give it the size of what will come. */
export const Skeleton = chakra(
  'div',
  {
    base: {
      borderRadius: 'md',
      bg: 'bg.hover',
      backgroundImage:
        'linear-gradient(100deg, transparent 30%, var(--vsp-colors-bg-hover) 50%, transparent 70%)',
      backgroundSize: '220% 100%',
      animation: 'shimmer 1.8s linear infinite',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);
