import { Box, Flex } from '@chakra-ui/react';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { View } from './use-view.ts';

const ASPECTS = ['1', '0.571', '1.75', '1', '1.75', '1', '0.571', '1', '1', '1.75'];

export function WallSkeleton({ view }: { view: View }) {
  return (
    <Box role="status" aria-label="Loading pictures">
      {view === 'list' ? (
        <Flex direction="column" gap="2.5">
          {ASPECTS.slice(0, 6).map((_, index) => (
            <Skeleton key={index} height="7rem" borderRadius="lg" />
          ))}
        </Flex>
      ) : (
        <Box columnCount={{ base: 2, md: 3, xl: 4 }} columnGap={{ base: '10px', sm: '16px' }}>
          {ASPECTS.map((aspect, index) => (
            <Skeleton
              key={index}
              aspectRatio={aspect}
              borderRadius="lg"
              mb={{ base: '10px', sm: '16px' }}
              breakInside="avoid"
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
