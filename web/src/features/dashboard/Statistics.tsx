import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import type { DashboardStats } from '@vesper/core/contract/stats';
import { inBackground } from '../../lib/in-background.ts';
import { useStats } from '../../data/stats/stats.ts';
import { Card } from '../../ui/Card.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

const SHOWN = [
  ['imagesGenerated', 'Images'],
  ['chatMessages', 'Messages'],
  ['charactersCreated', 'Characters'],
  ['storiesStarted', 'Stories'],
  ['totalLikes', 'Likes'],
  ['publicImages', 'Public images'],
] as const satisfies ReadonlyArray<[keyof DashboardStats, string]>;

/** Counts what this account has made so far. */
export function Statistics() {
  const { data, isError, refetch } = useStats();
  return (
    <Box as="section" aria-labelledby="stats" mt={{ base: '10', md: '14' }}>
      <Flex align="baseline" justify="space-between" mb="5">
        <chakra.h2 id="stats" textStyle="heading">
          So far
        </chakra.h2>
        <TextLink to="/profile?tab=statistics">See more</TextLink>
      </Flex>
      <Card pad="none">
        {isError && !data ? (
          <LoadFailed what="Your statistics" onRetry={() => inBackground(refetch())} />
        ) : (
          <Grid
            as="dl"
            gap="px"
            templateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)', xl: 'repeat(6, 1fr)' }}
          >
            {SHOWN.map(([key, label]) => (
              <Flex key={key} direction="column-reverse" p={{ base: '4', md: '5' }}>
                <chakra.dt textStyle="small" color="fg.muted">
                  {label}
                </chakra.dt>
                <chakra.dd textStyle="heading" fontVariantNumeric="tabular-nums">
                  {data ? data[key].toLocaleString('en') : <Skeleton width="10" height="7" />}
                </chakra.dd>
              </Flex>
            ))}
          </Grid>
        )}
      </Card>
    </Box>
  );
}
