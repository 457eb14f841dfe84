import { Flex } from '@chakra-ui/react';
import { Skeleton } from '../../../ui/Skeleton.tsx';

const ROWS = [0, 1, 2, 3, 4, 5];

/** The shape of rows that are on their way. */
export function RowsSkeleton() {
  return (
    <Flex direction="column" gap="4" p="5" aria-busy>
      {ROWS.map((row) => (
        <Skeleton key={row} height="1.75rem" />
      ))}
    </Flex>
  );
}
