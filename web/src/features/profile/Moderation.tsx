import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import { REPORT_REASONS, type CaseSubject } from '@vesper/core/contract/case';
import type { DecisionView, ReportView } from '@vesper/core/contract/report';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useDecisions, useReports } from '../../data/report/report-api.ts';
import { shortDate } from '../../lib/format.ts';
import { inBackground } from '../../lib/in-background.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AppealDialog } from './AppealDialog.tsx';
import { BlockedPeople } from './BlockedPeople.tsx';

const SUBJECTS: Record<CaseSubject, string> = {
  image: 'Picture',
  character: 'Character',
  profile: 'Profile',
  story: 'Story',
  message: 'Message',
  likeness: 'Photo',
  account: 'Account',
};

const ACTIONS: Record<DecisionView['action'], string> = {
  held: 'Hidden until decided',
  dismiss: 'Stays',
  hide: 'Hidden',
  remove: 'Removed',
  warn: 'Warning',
  limit: 'Hidden, nothing public for 72 hours',
  suspend: 'Account suspended',
  uphold: 'Decision stays',
  overturn: 'Taken back',
};

const APPEALS = {
  open: 'Appealed: somebody else is looking at it',
  upheld: 'Appealed: the decision stays',
  overturned: 'Appealed: taken back',
} as const;

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
        <BlockedPeople />
      </Grid>
    </Grid>
  );
}

function Decisions() {
  const { data, isError, refetch } = useDecisions();
  const [appealed, setAppealed] = useState<DecisionView | null>(null);
  return (
    <Section
      title="Decisions about your things"
      isFailed={isError && !data}
      onRetry={() => inBackground(refetch())}
      isLoading={!data}
    >
      {data?.length === 0 && <Nothing>Nothing of yours was ever reported and acted on.</Nothing>}
      {data?.map((decision) => (
        <Row key={decision.id} title={SUBJECTS[decision.subject.type]} at={decision.at}>
          <Flex gap="2" wrap="wrap" mb="2">
            <Badge tone={decision.appeal === 'overturned' ? 'positive' : 'caution'}>
              {ACTIONS[decision.action]}
            </Badge>
            <Badge>{decision.isAutomated ? 'By itself' : 'By a person'}</Badge>
          </Flex>
          <chakra.p>
            {decision.ruleText} {decision.facts}
          </chakra.p>
          <Box mt="2">
            <Appeal decision={decision} onAppeal={() => setAppealed(decision)} />
          </Box>
        </Row>
      ))}
      <AppealDialog decision={appealed} onClose={() => setAppealed(null)} />
    </Section>
  );
}

function Appeal({ decision, onAppeal }: { decision: DecisionView; onAppeal: () => void }) {
  const { appeal, appealUntil } = decision;
  if (appeal !== null) return <chakra.p color="fg.subtle">{APPEALS[appeal]}</chakra.p>;
  if (appealUntil === null || new Date(appealUntil) < new Date()) return null;
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={onAppeal}>
        Appeal
      </Button>
      <chakra.span color="fg.subtle">until {shortDate(appealUntil)}</chakra.span>
    </Flex>
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

interface SectionProps {
  title: string;
  isFailed: boolean;
  isLoading: boolean;
  onRetry: () => void;
  children: ReactNode;
}

function Section({ title, isFailed, isLoading, onRetry, children }: SectionProps) {
  return (
    <Card as="section" aria-label={title} pad="none">
      <chakra.h2 textStyle="heading" px={{ base: '5', md: '6' }} pt="5" pb="3">
        {title}
      </chakra.h2>
      {isFailed && <LoadFailed what={title} onRetry={onRetry} />}
      {!isFailed && isLoading && <Skeleton height="10rem" mx="6" mb="6" />}
      {!isFailed && !isLoading && <Box pb="3">{children}</Box>}
    </Card>
  );
}

function Row({ title, at, children }: { title: string; at: string; children: ReactNode }) {
  return (
    <Box as="article" px={{ base: '5', md: '6' }} py="3.5" textStyle="small" color="fg.muted">
      <Flex justify="space-between" gap="4" align="baseline" mb="1.5">
        <chakra.h3 textStyle="label" color="fg">
          {title}
        </chakra.h3>
        <chakra.time dateTime={at} textStyle="caption" color="fg.subtle" whiteSpace="nowrap">
          {shortDate(at)}
        </chakra.time>
      </Flex>
      {children}
    </Box>
  );
}

function Nothing({ children }: { children: ReactNode }) {
  return (
    <chakra.p color="fg.muted" px={{ base: '5', md: '6' }} pb="4">
      {children}
    </chakra.p>
  );
}
