import { Flex, Grid, chakra } from '@chakra-ui/react';
import type { PlanLimit } from '@vesper/core/contract/plans';
import type { DashboardStats } from '@vesper/core/contract/stats';
import { usageBar, usageBeginsAnew } from '../../data/plan/usage-bar.ts';
import { Card } from '../../ui/Card.tsx';
import { PlansLink } from '../../ui/PlansLink.tsx';
import { Ledger } from './Ledger.tsx';
import { Purchases } from './Purchases.tsx';
import { UsageBar } from './UsageBar.tsx';

const LABELS = [
  ['images', 'Images'],
  ['messages', 'Chat messages'],
  ['characters', 'Characters'],
  ['stories', 'Stories'],
] as const satisfies ReadonlyArray<[PlanLimit, string]>;

/** This month's use and the tokens; what was made in all stands on the overview. */
export function Statistics({ stats }: { stats: DashboardStats }) {
  const bars = LABELS.flatMap(([what, label]) => {
    const bar = usageBar(what, stats.usage);
    return bar ? [{ label, ...bar }] : [];
  });
  const isLimited = bars.some((bar) => bar.isLimit);
  return (
    <Grid gap="5">
      <Card as="section" aria-labelledby="usage">
        <Flex justify="space-between" align="baseline" gap="4" wrap="wrap" mb="5">
          <chakra.h2 id="usage" textStyle="heading">
            This month
          </chakra.h2>
          <chakra.p textStyle="small" color="fg.muted">
            {isLimited
              ? `Your plan's limits. They begin anew on ${usageBeginsAnew()}.`
              : 'No limits: the bars only show how much it was.'}{' '}
            <PlansLink />
          </chakra.p>
        </Flex>
        <Grid gap="6" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          {bars.map(({ label, used, of }) => (
            <UsageBar key={label} label={label} used={used} of={of} />
          ))}
        </Grid>
      </Card>
      <Purchases />
      <Ledger />
    </Grid>
  );
}
