import { Center } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Fills the window when there is nothing else to show: says why, and what can be done. */
export function StuckScreen(props: ComponentProps<typeof EmptyState>) {
  return (
    <Center as="main" minH="100dvh">
      <EmptyState {...props} level="h1" />
    </Center>
  );
}
