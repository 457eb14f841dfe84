import { Box, Flex, chakra } from '@chakra-ui/react';
import { inBackground } from '../../lib/in-background.ts';
import { redeemCode } from '../../data/token/redeem-code.ts';
import { useLedger } from '../../data/token/ledger.ts';
import { debtWords, refillCountdown } from '../../data/user/refill-words.ts';
import { useUser } from '../../data/user/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CodeForm } from '../../ui/CodeForm.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LedgerTable } from './LedgerTable.tsx';

/** Every movement of tokens, newest first. */
export function Ledger() {
  const ledger = useLedger();
  const entries = ledger.data;
  const user = useUser();
  const next = refillCountdown(user);
  const debt = debtWords(user);
  return (
    <Card as="section" aria-labelledby="ledger" pad="none">
      <Box p={{ base: '5', md: '6' }} pb="4">
        <chakra.h2 id="ledger" textStyle="heading">
          Tokens in and out
        </chakra.h2>
        {next !== undefined && (
          <chakra.p textStyle="small" color="fg.muted" mt="1">
            {next}
          </chakra.p>
        )}
        {debt !== undefined && (
          <chakra.p textStyle="small" color="fg.warning" mt="1">
            {debt}
          </chakra.p>
        )}
        <Box mt="4" maxW="26rem">
          <CodeForm onRedeem={redeemCode} />
        </Box>
      </Box>
      {entries ? (
        <LedgerTable entries={entries} />
      ) : ledger.isError ? (
        <LoadFailed what="Your token history" onRetry={() => inBackground(ledger.refetch())} />
      ) : (
        <Skeleton height="10rem" mx="6" mb="6" />
      )}
      {ledger.hasNextPage && (
        <Flex justify="center" p="4">
          <Button
            variant="secondary"
            loading={ledger.isFetchingNextPage}
            onClick={() => inBackground(ledger.fetchNextPage())}
          >
            Show older
          </Button>
        </Flex>
      )}
    </Card>
  );
}
