import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const show = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** Words that come up at the head of a long form: they are scrolled to, as nobody looks there. */
export function InSight({ children }: { children: ReactNode }) {
  return (
    <Box ref={show} scrollMarginTop="4">
      {children}
    </Box>
  );
}
