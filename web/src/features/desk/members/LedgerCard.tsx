import { Box, Flex, chakra } from '@chakra-ui/react';
import type { DeskMemberDetails } from '@vesper/core/contract/desk/member';
import { Plus } from 'lucide-react';
import { useMay } from '../../../data/desk/desk-access.ts';
import { useDeskLedger } from '../../../data/desk/desk-members.ts';
import { inBackground } from '../../../lib/in-background.ts';
import { Button } from '../../../ui/Button.tsx';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { RowsSkeleton } from '../grid/RowsSkeleton.tsx';
import { Panel } from '../overview/Panel.tsx';
import { When } from '../When.tsx';
import { LEDGER_WORDS } from './ledger-words.ts';
import type { OnMemberStep } from './member-step.ts';

interface Props {
  member: DeskMemberDetails;
  onStep: OnMemberStep;
}

const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });

/** The balance and each of its movements. */
export function LedgerCard({ member, onStep }: Props) {
  const may = useMay('members.tokens');
  return (
    <Panel
      title="Tokens"
      aside={
        may && (
          <Flex gap="2">
            <Button
              size="sm"
              variant="secondary"
              disabled={member.tokens === 0}
              onClick={() => onStep('take')}
            >
              Take back
            </Button>
            <Button size="sm" icon={<Plus size={15} />} onClick={() => onStep('credit')}>
              Credit
            </Button>
          </Flex>
        )
      }
    >
      <Flex px={{ base: '4', md: '5' }} pb="4" align="baseline" gap="3">
        <chakra.span textStyle="title" fontVariantNumeric="tabular-nums">
          {member.tokens.toLocaleString('en')}
        </chakra.span>
        {member.debt > 0 && (
          <chakra.span color="fg.warning" textStyle="small">
            owes {member.debt.toLocaleString('en')}
          </chakra.span>
        )}
      </Flex>
      <Movements id={member.id} />
    </Panel>
  );
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '3',
    px: { base: '4', md: '5' },
    py: '2.5',
    borderTopWidth: '1px',
    textStyle: 'small',
  },
});

function Movements({ id }: { id: string }) {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useDeskLedger(id);
  if (data === undefined) {
    return isError ? (
      <LoadFailed what="The movements" onRetry={() => inBackground(refetch())} />
    ) : (
      <RowsSkeleton />
    );
  }
  return (
    <>
      <Box as="ul" listStyleType="none" aria-label="Movements of tokens">
        {data.map(({ id: entry, amount, debt, reason, note, balanceAfter, createdAt }) => (
          <Row key={entry}>
            <chakra.span flex="1" minW="0">
              {LEDGER_WORDS[reason]}
              {(note !== null || debt !== 0) && (
                <chakra.span display="block" color="fg.subtle" overflowWrap="anywhere">
                  {[note, debt === 0 ? null : `debt ${signed.format(debt)}`]
                    .filter((part) => part !== null)
                    .join(' · ')}
                </chakra.span>
              )}
            </chakra.span>
            <chakra.span
              fontVariantNumeric="tabular-nums"
              color={amount > 0 ? 'fg.success' : 'fg'}
              fontWeight="semibold"
            >
              {signed.format(amount)}
            </chakra.span>
            <chakra.span
              fontVariantNumeric="tabular-nums"
              color="fg.subtle"
              minW="12"
              textAlign="end"
            >
              {balanceAfter.toLocaleString('en')}
            </chakra.span>
            <chakra.span color="fg.subtle" minW="16" textAlign="end">
              <When at={createdAt} />
            </chakra.span>
          </Row>
        ))}
      </Box>
      {hasNextPage && (
        <Flex justify="center" pt="3" pb="2" borderTopWidth="1px">
          <Button
            size="sm"
            variant="secondary"
            loading={isFetchingNextPage}
            onClick={() => inBackground(fetchNextPage())}
          >
            Show more
          </Button>
        </Flex>
      )}
    </>
  );
}
