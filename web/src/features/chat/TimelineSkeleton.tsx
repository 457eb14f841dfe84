import { Flex } from '@chakra-ui/react';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The shape of a conversation while its messages load. */
export function TimelineSkeleton() {
  return (
    <Flex
      direction="column"
      gap={{ base: '5', md: '8' }}
      role="status"
      aria-label="Loading messages"
    >
      <Skeleton alignSelf="flex-end" width="48%" height="12" borderRadius="xl" />
      <ReplyShape widths={['92%', '86%', '40%']} />
      <Skeleton alignSelf="flex-end" width="34%" height="12" borderRadius="xl" />
      <ReplyShape widths={['88%', '62%']} />
    </Flex>
  );
}

function ReplyShape({ widths }: { widths: readonly string[] }) {
  return (
    <Flex gap="4" direction={{ base: 'column', md: 'row' }}>
      <Skeleton boxSize={{ base: '6', md: '8' }} borderRadius="full" flexShrink="0" />
      <Flex direction="column" gap="3" flex="1" pt={{ md: '2' }}>
        {widths.map((width) => (
          <Skeleton key={width} height="4" style={{ width }} />
        ))}
      </Flex>
    </Flex>
  );
}
