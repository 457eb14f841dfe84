import { Grid, chakra } from '@chakra-ui/react';
import type { DeskOverview } from '@vesper/core/contract/desk/overview';
import { useDeskOverview } from '../../../data/desk/desk-overview.ts';
import { inBackground } from '../../../lib/in-background.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { NotLoaded } from '../../../ui/NotLoaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { DeskHead } from '../DeskHead.tsx';
import { StaleNotice } from '../StaleNotice.tsx';
import { Concerns } from './Concerns.tsx';
import { Figures } from './Figures.tsx';
import { ModelList } from './ModelList.tsx';
import { QueueTable } from './QueueTable.tsx';
import { RunTable } from './RunTable.tsx';
import { ServiceList } from './ServiceList.tsx';

const Dot = chakra('span', {
  base: { boxSize: '2', borderRadius: 'full', bg: 'fg.success', flexShrink: '0' },
});

const seconds = new Intl.DateTimeFormat('en', { timeStyle: 'medium', hourCycle: 'h23' });

/** The whole place at a glance. What was last known stays when it cannot be asked. */
export function OverviewDesk() {
  const read = useDeskOverview();
  const { data, isError, dataUpdatedAt, refetch } = read;
  return (
    <>
      <DeskHead
        title="Overview"
        action={
          data &&
          !isError && (
            <Badge tone="positive">
              <Dot aria-hidden />
              Live · {seconds.format(new Date(data.at))}
            </Badge>
          )
        }
      >
        Everything that runs now, and the last 24 hours.
      </DeskHead>
      {data && isError && (
        <StaleNotice
          what="The figures"
          readAt={dataUpdatedAt}
          onRetry={() => inBackground(refetch())}
        />
      )}
      {data ? (
        <Shown overview={data} />
      ) : (
        <NotLoaded what="The overview" read={read}>
          <Waiting />
        </NotLoaded>
      )}
    </>
  );
}

function Shown({ overview }: { overview: DeskOverview }) {
  return (
    <>
      <Concerns overview={overview} />
      <Figures overview={overview} />
      <Grid mt="4" gap="4" templateColumns={{ base: 'minmax(0, 1fr)', xl: '1fr 1fr' }}>
        <RunTable runs={overview.runs} />
        <QueueTable queues={overview.queues} />
        <ModelList models={overview.models} />
        <ServiceList services={overview.services} storage={overview.storage} />
      </Grid>
    </>
  );
}

function Waiting() {
  return (
    <Grid gap="4" templateColumns={{ base: '1fr 1fr', xl: 'repeat(4, 1fr)' }} aria-busy>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((each) => (
        <Skeleton key={each} height="9rem" borderRadius="xl" />
      ))}
    </Grid>
  );
}
