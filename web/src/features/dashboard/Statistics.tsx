import { Flex, Grid, chakra } from '@chakra-ui/react';
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
    <Card as="section" aria-labelledby="stats" alignSelf="start" py={{ base: '4', md: '5' }}>
      <Flex align="center" justify="space-between" mb="2">
        <chakra.h2 id="stats" textStyle="subheading">
          So far
        </chakra.h2>
        <TextLink to="/profile?tab=statistics" textStyle="label" py="2">
          See more
        </TextLink>
      </Flex>
      {isError && !data ? (
        <LoadFailed what="Your statistics" onRetry={() => inBackground(refetch())} />
      ) : (
        <Grid as="dl" gap="3" templateColumns="repeat(3, minmax(0, 1fr))">
          {SHOWN.map(([key, label]) => (
            <Flex key={key} direction="column-reverse" justify="flex-end">
              <chakra.dt textStyle="caption" color="fg.subtle">
                {label}
              </chakra.dt>
              <chakra.dd textStyle="subheading" fontVariantNumeric="tabular-nums">
                {data ? data[key].toLocaleString('en') : <Skeleton width="8" height="6" />}
              </chakra.dd>
            </Flex>
          ))}
        </Grid>
      )}
    </Card>
  );
}
