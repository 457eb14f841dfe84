import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import type { DeskOverview, SeriesName } from '@vesper/core/contract/desk/overview';
import { count } from '../../../lib/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { Sparkline } from './Sparkline.tsx';

interface Figure {
  series: SeriesName;
  label: string;
  value: number;
  detail: string;
  isBad?: boolean;
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

function figuresOf({ people, today, series }: DeskOverview): Figure[] {
  const day = 'in 24 hours';
  const since = 'today, UTC';
  return [
    {
      series: 'people',
      label: 'People live',
      value: people.online,
      detail: `in ${count(people.tabs, 'tab')}`,
    },
    { series: 'runs', label: 'Runs', value: today.runs, detail: since },
    {
      series: 'failures',
      label: 'Failed runs',
      value: today.failures,
      detail: since,
      isBad: today.failures > 0,
    },
    { series: 'refusals', label: 'Refusals', value: today.refusals, detail: since },
    { series: 'signUps', label: 'Sign-ups', value: today.signUps, detail: since },
    { series: 'tokensSpent', label: 'Tokens spent', value: today.tokensSpent, detail: since },
    { series: 'messages', label: 'Messages', value: sum(series.messages), detail: day },
    { series: 'pictures', label: 'Pictures', value: sum(series.pictures), detail: day },
  ];
}

/** The figures of the day, each with its last 24 hours. */
export function Figures({ overview }: { overview: DeskOverview }) {
  return (
    <Grid
      as="ul"
      listStyleType="none"
      gap="4"
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' }}
    >
      {figuresOf(overview).map(({ series, label, value, detail, isBad = false }) => (
        <Card key={series} as="li" pad="none" pt={{ base: '4', md: '5' }}>
          <Box px={{ base: '4', md: '5' }}>
            <chakra.h2 textStyle="label" color="fg.muted">
              {label}
            </chakra.h2>
            <Flex align="baseline" wrap="wrap" columnGap="2" mt="1" mb="2">
              <chakra.span
                textStyle="title"
                fontVariantNumeric="tabular-nums"
                color={isBad ? 'fg.error' : undefined}
              >
                {value.toLocaleString('en')}
              </chakra.span>
              <chakra.span textStyle="caption" color="fg.subtle">
                {detail}
              </chakra.span>
            </Flex>
          </Box>
          <Sparkline
            label={label}
            values={overview.series[series]}
            at={overview.at}
            tone={isBad ? 'bad' : 'calm'}
          />
        </Card>
      ))}
    </Grid>
  );
}
