import { Grid, chakra } from '@chakra-ui/react';
import { REPORT_REASONS } from '@vesper/core/contract/case';
import type { ReportView } from '@vesper/core/contract/report';
import { useReports } from '../../data/report/report-api.ts';
import { inBackground } from '../../lib/in-background.ts';
import { BlockedPeople } from './BlockedPeople.tsx';
import { Decisions } from './Decisions.tsx';
import { HiddenTags } from './HiddenTags.tsx';
import { MaturePictures } from './MaturePictures.tsx';
import { Nothing, Row, Section, SUBJECTS } from './ModerationList.tsx';

const STATES: Record<ReportView['state'], string> = {
  open: 'Waits for a decision',
  nothing_found: 'Nothing against the rules was found',
  acted: 'It broke the rules, and we acted',
};

/** What the member reported, and what was decided about things of theirs. */
export function Moderation() {
  return (
    <Grid gap="5" templateColumns={{ base: '1fr', lg: '1fr 1fr' }} alignItems="start">
      <Decisions />
      <Grid gap="5">
        <Reports />
        <MaturePictures />
        <HiddenTags />
        <BlockedPeople />
      </Grid>
    </Grid>
  );
}

function Reports() {
  const { data, isError, refetch } = useReports();
  return (
    <Section
      title="What you reported"
      isFailed={isError && !data}
      onRetry={() => inBackground(refetch())}
      isLoading={!data}
    >
      {data?.length === 0 && <Nothing>You have reported nothing.</Nothing>}
      {data?.map(({ id, subject, reason, state, createdAt }) => (
        <Row key={id} title={SUBJECTS[subject.type]} at={createdAt}>
          <chakra.p>{REPORT_REASONS[reason].label}</chakra.p>
          <chakra.p color="fg.subtle">{STATES[state]}</chakra.p>
        </Row>
      ))}
    </Section>
  );
}
