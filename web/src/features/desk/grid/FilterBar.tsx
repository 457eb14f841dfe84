import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Search and filters above a list; on a phone they stand below each other. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <Flex role="search" wrap="wrap" gap="3" align="center" mb="4">
      {children}
    </Flex>
  );
}
