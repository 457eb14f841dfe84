import { Box, chakra } from '@chakra-ui/react';
import type { LedgerEntryView } from '@vesper/core/contract/token';
import { TextLink } from '../../ui/TextLink.tsx';
import { debtChange, ledgerWords } from './ledger-words.ts';

const Head = chakra('th', {
  base: {
    textAlign: 'start',
    textStyle: 'caption',
    color: 'fg.subtle',
    px: { base: '3', md: '6' },
    py: '2.5',
    borderBottomWidth: '1px',
  },
});
const Cell = chakra('td', {
  base: {
    px: { base: '3', md: '6' },
    py: '3',
    borderBottomWidth: '1px',
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
  },
});

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${Math.abs(amount)}`);

export function LedgerTable({ entries }: { entries: readonly LedgerEntryView[] }) {
  if (entries.length === 0) {
    return (
      <chakra.p color="fg.muted" px={{ base: '5', md: '6' }} pb="6">
        No tokens have moved yet.
      </chakra.p>
    );
  }
  return (
    <Box overflowX="auto">
      <chakra.table width="full" textStyle="small" css={{ '& tr:last-child td': { border: '0' } }}>
        <thead>
          <tr>
            <Head scope="col">Time</Head>
            <Head scope="col">What for</Head>
            <Head scope="col" textAlign="end">
              Amount
            </Head>
            <Head scope="col" textAlign="end">
              Balance
            </Head>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <Cell color="fg.muted">
                <time dateTime={entry.createdAt}>{time.format(new Date(entry.createdAt))}</time>
              </Cell>
              <Cell>
                <Purpose entry={entry} />
                <Remark entry={entry} />
              </Cell>
              <Cell textAlign="end" color={entry.amount > 0 ? 'fg.success' : 'fg'}>
                {signed(entry.amount)}
              </Cell>
              <Cell textAlign="end">{entry.balanceAfter}</Cell>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}

function Purpose({ entry }: { entry: LedgerEntryView }) {
  const { reason, imageId, videoId } = entry;
  const words = ledgerWords(entry);
  if (reason === 'hold' && videoId !== null) {
    return <TextLink to={`/films/${videoId}`}>{words}</TextLink>;
  }
  return reason === 'hold' && imageId !== null ? (
    <TextLink to={`/generator?image=${imageId}`}>{words}</TextLink>
  ) : (
    words
  );
}

/** What the giver or the operator wrote, and what became of a debt. */
function Remark({ entry }: { entry: LedgerEntryView }) {
  const words = [entry.note, debtChange(entry)].filter(Boolean).join(' · ');
  if (words === '') return null;
  return (
    <chakra.span display="block" color="fg.muted" overflowWrap="anywhere">
      {words}
    </chakra.span>
  );
}
