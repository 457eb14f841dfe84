import { chakra } from '@chakra-ui/react';

/** What it holds comes up softly once. Plain CSS, so that the first thing seen waits for no script. */
export const Rise = chakra('div', {
  base: { animation: 'rise-up 700ms cubic-bezier(0.2, 0.8, 0.2, 1) both' },
});
