import { Box, Grid, chakra } from '@chakra-ui/react';
import { id } from '@vesper/core/contract/common';
import { useSearchParams } from 'react-router';
import { useMemoryOverview } from '../../data/memory/memories.ts';
import { Card } from '../../ui/Card.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Keepers } from './Keepers.tsx';
import { MemoryPanel } from './MemoryPanel.tsx';

const Columns = chakra(Grid, {
  base: {
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' },
    gap: { base: '5', lg: '8' },
    alignItems: 'start',
  },
});

/** /memory: what companions know of the member, to see, to correct and to have forgotten. */
export function MemoryPage() {
  const [search] = useSearchParams();
  const named = search.get('character');
  const asked = id.safeParse(named).success ? named : null;
  const overview = useMemoryOverview(asked);
  const keepers = overview.data?.keepers;
  const general = keepers?.find(({ characterId }) => characterId === null);
  const open = keepers?.find(({ characterId }) => characterId === asked) ?? general;
  return (
    <Page maxW="6xl">
      <Box mb={{ base: '6', md: '8' }}>
        <chakra.h1 textStyle="title">Memory</chakra.h1>
        <chakra.p color="fg.muted" mt="2" maxW="prose">
          What your companions know about you. You have the last word.
        </chakra.p>
      </Box>
      {keepers && open && general ? (
        <Columns>
          <Keepers keepers={keepers} open={open.characterId} />
          <MemoryPanel key={open.characterId ?? ''} keeper={open} isAnythingOn={general.isOn} />
        </Columns>
      ) : (
        <NotLoaded what="What is remembered" read={overview}>
          <MemorySkeleton />
        </NotLoaded>
      )}
    </Page>
  );
}

function MemorySkeleton() {
  return (
    <Columns role="status" aria-label="Loading what is remembered">
      <Skeleton height={{ base: '14', lg: '16rem' }} borderRadius="xl" />
      <Card display="flex" flexDirection="column" gap="4">
        <Skeleton height="10" width="60%" />
        <Skeleton height="12" />
        <Skeleton height="12" />
        <Skeleton height="12" />
      </Card>
    </Columns>
  );
}
