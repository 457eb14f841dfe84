import { chakra } from '@chakra-ui/react';

const DUSK = [
  'radial-gradient(60% 55% at 32% 68%, rgba(255, 168, 110, 0.3), transparent)',
  'radial-gradient(55% 60% at 70% 36%, rgba(150, 110, 255, 0.3), transparent)',
  'radial-gradient(45% 45% at 54% 78%, rgba(255, 120, 150, 0.26), transparent)',
].join(', ');

/** Dusk drifting slowly where the picture will be. */
export const FrameWaiting = chakra(
  'div',
  {
    base: {
      position: 'absolute',
      inset: '0',
      backgroundImage: DUSK,
      backgroundSize: '180% 180%',
      animation: 'drift 9s ease-in-out infinite alternate',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);
