import { Grid, chakra } from '@chakra-ui/react';
import { CASE_REASONS, CASE_REASON_NAMES } from '@vesper/core/contract/case';
import type { TransparencyMonth } from '@vesper/core/contract/transparency';
import { ChartNoAxesColumn } from 'lucide-react';
import { useTransparency } from '../../data/transparency/use-transparency.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const monthName = new Intl.DateTimeFormat('en', {
  ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
});

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: '6',
    rowGap: '2',
    textStyle: 'small',
    alignContent: 'start',
    '& dt': { color: 'fg.muted' },
    '& dd': { fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
  },
});

/** What was reported here and what came of it, in figures that everyone can read. */
export function TransparencyPage() {
  const read = useTransparency();
  return (
    <Page width="narrow">
      <chakra.h1 textStyle="title" mb="3">
        Transparency
      </chakra.h1>
      <chakra.p color="fg.muted" mb="6">
        What people reported here in the last year, what moderators decided and how long it took.
      </chakra.p>
      {read.data === undefined ? (
        <NotLoaded what="The figures" read={read}>
          <Skeleton height="16rem" borderRadius="xl" />
        </NotLoaded>
      ) : (
        <Months months={read.data} />
      )}
    </Page>
  );
}

function Months({ months }: { months: readonly TransparencyMonth[] }) {
  if (months.length === 0) {
    return (
      <EmptyState icon={<ChartNoAxesColumn size={26} />} title="Nothing was reported so far" />
    );
  }
  return (
    <Grid gap="4">
      {months.map((one) => (
        <Month key={one.month} one={one} />
      ))}
    </Grid>
  );
}

function Month({ one }: { one: TransparencyMonth }) {
  const { month, reports, decisions } = one;
  const dismissed = decisions.dismiss ?? 0;
  const upheld = (decisions.uphold ?? 0) + (decisions.overturn ?? 0);
  const decided = Object.values(decisions).reduce((sum, count) => sum + count, 0);
  const figures = [
    ['Cases', one.cases],
    ['Requests to take a picture down', one.takedowns],
    ['Acted on', decided - dismissed - upheld],
    ['Nothing found', dismissed],
    ['Median time to a decision', one.medianHours === null ? '–' : `${one.medianHours} h`],
    ['Appeals', one.appeals],
    ['Decisions taken back', one.overturned],
    [
      'Hidden by itself, before anybody looked',
      one.automatedShare === null ? '–' : `${Math.round(one.automatedShare * 100)} %`,
    ],
  ] as const;
  return (
    <Card as="section" aria-label={month}>
      <chakra.h2 textStyle="heading" mb="4">
        {monthName.format(new Date(`${month}-01T00:00:00Z`))}
      </chakra.h2>
      <Grid gap="8" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <Figures>
          {figures.map(([name, value]) => (
            <Figure key={name} name={name} value={value} />
          ))}
        </Figures>
        <Figures>
          {CASE_REASON_NAMES.filter((name) => reports[name] !== undefined).map((name) => (
            <Figure
              key={name}
              name={`Reports: ${CASE_REASONS[name].label}`}
              value={reports[name] ?? 0}
            />
          ))}
        </Figures>
      </Grid>
    </Card>
  );
}

function Figure({ name, value }: { name: string; value: string | number }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
