import { Box } from '@chakra-ui/react';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

export function GeneratorSkeleton() {
  return (
    <Card pad="none" aria-busy="true" aria-label="Loading your pictures" role="status">
      <Skeleton aspectRatio="1.5" borderRadius="0" />
      <Box p="6" display="grid" gap="3">
        <Skeleton height="6" width="40%" />
        <Skeleton height="4" />
        <Skeleton height="4" width="75%" />
      </Box>
    </Card>
  );
}
