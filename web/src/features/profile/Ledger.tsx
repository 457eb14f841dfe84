import { Box, Flex, chakra } from '@chakra-ui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import { LEDGER_PAGE, profileApi } from './profile-api.ts';

const NEWEST: string | null = null;

function useLedger() {
  return useInfiniteQuery({
    queryKey: ['api', 'tokens', 'ledger'],
    queryFn: ({ pageParam }) => profileApi.ledger(pageParam),
    initialPageParam: NEWEST,
    getNextPageParam: (page) => (page.length >= LEDGER_PAGE ? (page.at(-1)?.id ?? null) : null),
    refetchOnMount: 'always',
  });
}

/** Every movement of tokens, newest first. */
export function Ledger() {
  const ledger = useLedger();
  const entries = ledger.data?.pages.flat();
  return (
    <Card as="section" aria-labelledby="ledger" pad="none">
      <Box p={{ base: '5', md: '6' }} pb="4">
        <chakra.h2 id="ledger" textStyle="heading">
          Tokens in and out
        </chakra.h2>
      </Box>
      {entries ? (
        <LedgerTable entries={entries} />
      ) : ledger.isError ? (
        <LoadFailed what="Your token history" onRetry={() => void ledger.refetch()} />
      ) : (
        <Skeleton height="10rem" mx="6" mb="6" />
      )}
      {ledger.hasNextPage && (
        <Flex justify="center" p="4">
          <Button
            variant="secondary"
            loading={ledger.isFetchingNextPage}
            onClick={() => void ledger.fetchNextPage()}
          >
            Show older
          </Button>
        </Flex>
      )}
    </Card>
  );
}
