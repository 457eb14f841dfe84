import { chakra } from '@chakra-ui/react';

/** Lets what it holds come up softly, once. Plain CSS, so that the first thing seen waits for no script. */
export const Rise = chakra('div', {
  base: { animation: 'rise-up 700ms cubic-bezier(0.2, 0.8, 0.2, 1) both' },
});
