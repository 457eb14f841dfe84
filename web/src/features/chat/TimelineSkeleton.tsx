import { Flex } from '@chakra-ui/react';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The shape of a conversation while its messages load. */
export function TimelineSkeleton() {
  return (
    <Flex direction="column" gap="6" role="status" aria-label="Loading messages">
      <Skeleton alignSelf="flex-end" width="48%" height="12" borderRadius="xl" />
      <Flex gap="4">
        <Skeleton boxSize="8" borderRadius="full" flexShrink="0" />
        <Skeleton width="66%" height="24" borderRadius="xl" />
      </Flex>
      <Skeleton alignSelf="flex-end" width="34%" height="12" borderRadius="xl" />
      <Flex gap="4">
        <Skeleton boxSize="8" borderRadius="full" flexShrink="0" />
        <Skeleton width="52%" height="16" borderRadius="xl" />
      </Flex>
    </Flex>
  );
}
